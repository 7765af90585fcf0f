/** What ties the table of contents to its script. */
export const contents = 'data-contents'
