/** What ties a pair of pictures to its script and its shapes. */
export const pairSide = 'data-side'
/** What the divider says of its place. */
export const pairShown = 'data-pair-shown'
