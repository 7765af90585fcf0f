import type { Words } from '../words.ts'

export const blocks: Words['blocks'] = {
  illustration: 'Ilustración',
  wall: {
    now: (time, city, scene) => `${city}, ${time}: ${scene}.`,
    other: (light, city, scene) => `${light} en ${city}: ${scene}.`,
    closed: 'En este momento está cerrado.',
    noon: 'mediodía',
    timeSlider: (city) => `La luz de otra hora en ${city}`,
    lights: {
      dawn: { name: 'Amanecer', scene: 'se sirve la primera taza' },
      morning: { name: 'Mañana', scene: 'alguien tiene tiempo para escuchar' },
      noon: { name: 'Mediodía', scene: 'el sol está alto y nadie tiene prisa' },
      gold: { name: 'Tarde', scene: 'la conversación sigue' },
      evening: { name: 'Anochecer', scene: 'la lámpara está encendida' },
      night: { name: 'Noche', scene: 'alguien todavía lee sus mensajes' },
      closed: {
        name: 'Día de descanso',
        scene: 'la persiana está abajo. Deje un mensaje y le contestamos el próximo día que abramos',
      },
    },
  },
  watchFilm: 'Ver el video',
  viewLarger: 'Ver más grande',
  contents: 'En esta página',
  readMore: 'Leer más',
  moreArticles: 'Más artículos',
  nextArticle: 'Artículo siguiente',
  previousArticle: 'Artículo anterior',
  goodToKnow: 'Conviene saber',
  quoted: (words) => `«${words}»`,
  minutes: (count) => `${count} minutos`,
  dripNamed: (title) => (/\bsuero\b/i.test(title) ? title : `suero ${title}`),
}

export const glance: Words['glance'] = {
  title: 'En resumen',
  what: 'Qué es',
  suits: 'Para quién es',
  visits: 'Consultas',
  status: 'Aprobación de la FDA',
  start: 'Cómo empezar',
}

export const injections: Words['injections'] = { frequency: 'Cada cuánto se ofrece', status: 'Situación' }

export const safety: Words['safety'] = {
  first: 'Lo más importante',
  common: 'Efectos comunes',
  serious: 'Efectos graves',
  reported: 'Hay casos reportados',
  avoid: 'No use este tratamiento si',
}

export const review: Words['review'] = {
  title: 'Revisión y fuentes',
  changed: 'Última actualización:',
  afterReview: ', después de esa revisión',
  sources: (count) => `Fuentes (${count})`,
  sourceKinds: {
    label: 'Etiqueta oficial',
    trial: 'Estudio clínico',
    study: 'Estudio',
    review: 'Revisión de estudios',
    guideline: 'Guía',
    law: 'Ley o norma',
    notice: 'Aviso oficial',
    statistics: 'Estadística',
  },
  by: (name, day) => `Revisión médica: ${name}, ${day}.`,
  due: (day) => `Próxima revisión: ${day}.`,
}

export const beforeAfter: Words['beforeAfter'] = {
  before: 'Antes',
  after: 'Después',
  divider: 'Línea que separa el antes y el después',
  larger: (side) => `${side}, más grande`,
  shown: '{before}% antes, {after}% después',
}

export const films: Words['films'] = {
  pause: 'Pausar el video',
  play: 'Reproducir el video',
  playTitle: (title) => `Reproducir: ${title}`,
  silent: 'El video no carga aquí.',
}

export const quotes: Words['quotes'] = {
  stars: (count) => `${count} de 5 estrellas`,
  sample: 'Opinión de ejemplo',
  pause: 'Pausar las opiniones',
  play: 'Reanudar las opiniones',
  show: 'Mostrar la opinión {number}',
}

export const financing: Words['financing'] = {
  calculator: 'Calculadora de planes de pago',
  silent: 'La calculadora del prestamista no carga aquí. El botón de arriba lleva a la misma oferta.',
}

export const priceTable: Words['priceTable'] = {
  price: 'Precio',
  treatment: 'Tratamiento',
  narrow: 'Filtrar la lista',
  example: 'Botox, suero, semana…',
  print: 'Imprimir la lista',
  lists: 'Listas de precios',
  one: '1 precio',
  none: 'Ningún precio tiene estas palabras.',
  ask: 'Pruebe con una palabra más corta o pregúntenos: ',
  all: 'Ver todos los precios',
  several: '{count} precios',
}

export const providers: Words['providers'] = {
  sample: 'Biografía de muestra',
  founder: 'Fundó la clínica',
  expect: 'Lo que puede esperar de mí',
  license: 'Licencia',
  training: 'Formación',
  years: 'Años de práctica',
  licenseAndTraining: 'Licencia y formación',
  toCome: 'aparecerán aquí cuando estén confirmadas',
  speaks: 'Habla',
}

export const datedEntries: Words['datedEntries'] = {
  announcements: 'Avisos',
  until: (day) => `Hasta el ${day}`,
  days: (first, last) => `del ${first} al ${last}`,
}

export const figures: Words['figures'] = {
  in: (of) => `de cada ${of}`,
  placebo: (figure) => `placebo ${figure}`,
  scale: (whole) => `Barras: de 0 a ${whole}%`,
  withPlacebo: 'Con placebo',
  units: {
    percent: '%',
    pounds: ' lb',
    inches: ' pulg.',
    months: ' meses',
    points: ' puntos',
    units: ' unidades',
  },
  upTo: (value, to) => `${value} a ${to}`,
  start: 'inicio',
  startOfTable: 'Inicio',
  times: { weeks: 'semana', months: 'mes' },
  missed: 'Falta el último pago',
  paid: 'Pagado a tiempo',
  inTable: 'Los números en una tabla',
  name: 'Nombre',
  figure: 'Cifra',
  notCounted: 'no se contó',
  people: (of, inOneYear) => `De ${of} personas en cada grupo${inOneYear ? ', en un año' : ''}.`,
  fullBar: (end) => `Una barra completa equivale a ${end}.`,
  noDifference: 'sin diferencia',
  more: (count) => `${count} más`,
  fewer: (count) => `${count} menos`,
  chance: (difference) => `${difference}, quizá por azar`,
  compare: 'Comparar',
  with: 'con',
  pickTwo: 'Elija dos para verlas lado a lado.',
  printForVisit: 'Imprimir para la consulta',
  compared: 'Lo que se compara',
  studied: 'A quiénes se estudió.',
}

export const checks: Words['checks'] = {
  noAnswerYet: 'Aquí aparecerá su respuesta.',
  private: 'El cálculo se hace solo en esta página: nada se guarda ni se envía. No es un diagnóstico.',
  feet: 'Pies',
  inches: 'Pulgadas',
  pounds: 'Libras',
  tick: 'Marque lo que sea cierto en su caso',
  weight: {
    condition:
      'Tengo presión alta, colesterol alto, apnea del sueño, diabetes tipo 2 o una enfermedad del corazón',
    pregnant: 'Estoy embarazada, quiero quedar embarazada o doy pecho',
    thyroid: 'Tuve cáncer medular de tiroides, o lo tuvo un familiar de sangre, o tengo MEN 2',
    eatingDisorder: 'Tengo o tuve un trastorno alimentario',
    under18: 'Tengo menos de 18 años',
    urgent:
      'Ahora tengo un dolor fuerte de abdomen o de pecho, me cuesta respirar o pienso en quitarme la vida',
  },
  bmi: 'Su IMC es',
  rule: 'Peso mínimo que pide la etiqueta, según su estatura',
  height: 'Estatura',
  withCondition: (bmi) => `IMC ${bmi}, con un problema de salud ligado al peso`,
  alone: (bmi) => `IMC ${bmi}`,
  feetAndInches: (feet, inches) => `${feet} pies ${inches} pulg.`,
  inPounds: (pounds) => `${pounds} lb`,
  mood: 'Durante las últimas 2 semanas, ¿qué tan seguido ha tenido molestias debido a los siguientes problemas?',
  moodQuestions: [
    'Poco interés o placer en hacer cosas',
    'Se ha sentido decaído(a), deprimido(a) o sin esperanzas',
  ],
  moodAnswers: ['Ningún día', 'Varios días', 'Más de la mitad de los días', 'Casi todos los días'],
  unsafe: 'He pensado en quitarme la vida o en hacerme daño',
  points: 'puntos de 6.',
  pointsOfEach: 'Puntos de cada una de las dos preguntas',
  howOften: 'Qué tan seguido',
  pointsHead: 'Puntos',
  and: ' y ',
  together: (limit) => `, las dos juntas ${limit} o más`,
  worthAVisit: 'le conviene una consulta',
  thoughts: 'Pensar en quitarse la vida, sean cuales sean los puntos',
  crisis: 'llame al 988 y oprima 2, o envíe AYUDA por mensaje de texto al 988',
}

export const costs: Words['costs'] = {
  people: 'Personas que se inscriben',
  months: 'Meses',
  sum: 'Su total',
  what: 'Qué',
  cost: 'Costo',
  together: 'En total',
  totalAnnouncement: 'En total {sum}',
  nothingStored:
    'Lo que elige queda en la dirección de esta página y en ningún otro lugar: nada se guarda ni se envía. Guarde o comparta la dirección para volver a ver el mismo total.',
  copy: 'Copiar el enlace',
  copied: 'Copiado',
  print: 'Imprimir el total',
  how: 'Cómo se cuenta',
  isRecurring: 'Lo que se sigue pagando, al mes y al año',
  month: 'Mes o 4 semanas',
  year: 'Un año',
  howManyMonths: ': ¿cuántos meses?',
  forMonth: '{price} por 1 mes',
  forMonths: '{price} por {months} meses',
}
