import type { Words } from '../words.ts'

export const checks: Words['checks'] = {
  private: 'El cálculo se hace solo en esta página: nada se guarda ni se envía. No es un diagnóstico.',
  feet: 'Pies',
  inches: 'Pulgadas',
  pounds: 'Libras',
  tick: 'Marque lo que sea cierto en su caso',
  weight: {
    condition:
      'Tengo presión alta, colesterol alto, apnea del sueño, diabetes tipo 2 o una enfermedad del corazón',
    pregnant: 'Estoy embarazada, busco un embarazo o doy pecho',
    thyroid: 'Yo o un familiar de sangre tuvo cáncer medular de tiroides, o tengo MEN 2',
    eatingDisorder: 'Tengo o tuve un trastorno alimentario',
    under18: 'Tengo menos de 18 años',
    urgent:
      'Ahora tengo un dolor fuerte de vientre, dolor de pecho o me cuesta respirar, o pienso en quitarme la vida',
  },
  bmi: 'Su IMC es',
  rule: 'El peso desde el cual se cumple la regla de las etiquetas',
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
  worthAVisit: 'amerita una consulta',
  thoughts: 'Pensar en quitarse la vida, sean cuales sean los puntos',
  crisis: 'llame al 988 y oprima 2, o envíe AYUDA por mensaje de texto al 988',
}

export const costs: Words['costs'] = {
  people: 'Personas que se inscriben',
  months: 'Meses',
  sum: 'Su suma',
  what: 'Qué',
  cost: 'Costo',
  together: 'En total',
  togetherSaid: 'En total {sum}',
  nothingStored:
    'Lo que elige queda en la dirección de esta página y en ningún otro lugar: nada se guarda ni se envía. Guarde o comparta la dirección para volver a ver la misma suma.',
  copy: 'Copiar la dirección',
  copied: 'Copiada',
  print: 'Imprimir la suma',
  how: 'Cómo se cuenta',
  runsOn: 'Lo que se sigue pagando, al mes y al año',
  month: 'Un mes, o cuatro semanas',
  year: 'Un año',
  howManyMonths: ': ¿cuántos meses?',
  forMonth: '{price} por 1 mes',
  forMonths: '{price} por {months} meses',
}
