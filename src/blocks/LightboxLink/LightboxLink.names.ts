/** What a link tells the lightbox. */
export const gallery = 'data-gallery'
export const slideTitle = 'data-title'
export const slideAlt = 'data-alt'
export const slideDescription = 'data-description'
