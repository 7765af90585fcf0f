/** What ties the quotes to their slider. */
export const testimonials = 'data-testimonials'
export const sliderBullets = 'data-slider-bullets'
export const sliderToggle = 'data-slider-toggle'
export const sliderLabel = 'data-slider-label'
export const sliderWords = 'data-slider-words'
