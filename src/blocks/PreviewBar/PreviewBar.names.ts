/** The line that says what is a sample. */
export const previewBar = 'data-preview-bar'
