/** What ties the header's markup to its scripts. */
export const header = 'data-header'
export const menuEntry = 'data-menu-entry'
export const openNow = 'data-open-now'
