import type { Words } from '../words.ts'

export const lightbox: Words['lightbox'] = {
  title: 'Fotos y videos',
  previous: 'Anterior',
  next: 'Siguiente',
  close: 'Cerrar',
  more: 'Ver más',
  place: (number, count) => `${number} de ${count}`,
  film: { silent: 'Este video no carga aquí. ', open: 'Abrir el video aparte' },
  picture: { silent: 'Esta foto no carga aquí. ', open: 'Abrir la foto aparte' },
  elsewhere: 'Verlo en el sitio de videos',
  newTab: ' (en otra pestaña).',
  frame: 'Video en el sitio de videos',
}
