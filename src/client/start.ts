/** The little script every page runs. Each behaviour is loaded only where its markup stands. */
import { startMenu } from './menu.ts'
import { startOpenNow } from './open-now.ts'
import { startReveal } from './reveal.ts'

startMenu()
startOpenNow()
startReveal()
if (document.querySelector('[data-film]')) void import('./film.ts').then(({ startFilms }) => startFilms())
if (document.querySelector('[data-count]')) void import('./counters.ts').then(({ startCounters }) => startCounters())
