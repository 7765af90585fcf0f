/** What ties the header's markup to its scripts. */
export const header = 'data-header'
export const menuEntry = 'data-menu-entry'
/** On the menu while it is open, where there are no popovers. */
export const menuOpen = 'data-open'
/** On the header while it has the top of the window to itself. */
export const stuck = 'data-stuck'
export const openNow = 'data-open-now'
