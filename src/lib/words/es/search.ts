import type { Words } from '../words.ts'

export const search: Words['search'] = {
  title: 'Buscar',
  site: 'Buscar en el sitio',
  example: 'Tratamiento, precio o pregunta',
  button: 'Buscar',
  close: 'Cerrar la búsqueda',
  often: 'Lo que más se busca',
  page: 'Una página',
  nothing: {
    try: 'Pruebe con otra palabra, ',
    start: 'empiece con sus propias palabras',
    look: ', mire ',
    every: 'todas las páginas',
    or: ' o ',
    prices: 'todos los precios',
    call: ', o llame al ',
  },
  notLoaded: 'La búsqueda no se pudo cargar. Oprima «Buscar» para ver la lista de todas las páginas.',
  didYouMean: 'Tal vez quiso decir:',
  none: 'No se encontró nada para «{words}».',
  one: '1 página encontrada',
  several: '{count} páginas encontradas',
}
