/** What ties a panel to its script. */
export const panelBody = 'data-panel-body'
