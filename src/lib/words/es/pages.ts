import type { Words } from '../words.ts'

export const families: Words['families'] = {
  'weight-loss': 'Pérdida de peso',
  hormones: 'Terapia hormonal',
  peptides: 'Terapia con péptidos',
  'sexual-wellness': 'Bienestar sexual',
  'primary-care': 'Atención primaria',
  aesthetics: 'Estética',
  vitamins: 'Terapia con vitaminas',
  practice: 'La clínica',
}

export const pages: Words['pages'] = {
  notOffered: 'Aquí se explica, no se ofrece',
  questions: 'Preguntas que nos hacen',
  questionsShort: 'Preguntas',
  related: 'Relacionado',
  relatedTreatments: 'Tratamientos relacionados',
  articles: 'Artículos',
  allArticles: 'Todos los artículos',
  published: 'Publicado el',
  updated: 'Actualizado el',
  effective: 'En vigor desde el',
  pricesAsOf: 'Precios al',
  everyPage: 'Todas las páginas, por sección',
  notFound: 'Página no encontrada',
  missing: 'Esta página no existe',
  missingPost: '404 - Artículo no encontrado',
  missingPurpose:
    'Puede que la dirección esté mal escrita o que la página haya cambiado de lugar. Búsquela aquí o empiece por una de las páginas de abajo.',
  goHome: 'Ir al inicio',
  beginHere: 'O empiece por aquí',
  ourServices: 'Nuestros servicios',
}

export const companies: Words['companies'] = {
  mail: 'Correo electrónico',
  films: 'Videos del sitio de videos',
  financing: 'Financiamiento',
  analytics: 'Estadísticas de uso',
}
