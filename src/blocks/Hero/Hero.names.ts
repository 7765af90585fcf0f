/** What ties the room of the home page to its scripts. On the root stands the light that is shown. */
export const light = 'data-light'
/** On each light's picture and button: which one it is. */
export const lightOf = 'data-light-of'
/** On the line under the headline: what it says at each light, as JSON. */
export const nowLine = 'data-now-line'
/** On a button: what the line says of its light when it is not the one of this hour. */
export const turnedLine = 'data-turned-line'
