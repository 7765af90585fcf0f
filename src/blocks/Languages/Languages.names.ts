/** The line that offers the page in Spanish to a browser that prefers it. */
export const offer = 'data-language-offer'
