/** Marks what shows when the visitor comes to it. */
export const reveal = 'data-reveal'
