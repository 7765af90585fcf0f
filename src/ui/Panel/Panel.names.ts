/** What ties a panel to its script. */
export const panel = 'data-panel'
export const panelBody = 'data-panel-body'
