/** What ties a film's frame to its script. */
export const film = 'data-film'
export const filmSmall = 'data-film-small'
export const filmToggle = 'data-film-toggle'
export const filmLabel = 'data-film-label'
export const filmWords = 'data-film-words'
