import type { Words } from '../words.ts'

const email = {
  label: 'Correo electrónico',
  missing: 'Escriba su correo electrónico.',
  invalid: 'Escriba un correo electrónico como nombre@ejemplo.com.',
}
const name = { label: 'Nombre', missing: 'Escriba su nombre.' }

export const forms: Words['forms'] = {
  buttons: { contact: 'Enviar mensaje', newsletter: 'Suscribirme', resume: 'Enviar currículum' },
  busy: 'Enviando…',
  leaveEmpty: 'Deje esto vacío',
  stillHere: 'Lo que escribió sigue aquí: envíelo otra vez en un minuto. O llámenos:',
  again: 'Escribir otro',
  cantWait: 'Si no puede esperar, llame al',
  next: {
    contact: 'Una persona de verdad lee su mensaje y le responde por teléfono o correo.',
    newsletter: 'El próximo boletín llegará a su correo, y en cada uno puede darse de baja.',
    resume: 'Leemos todos los currículums, y le escribimos si hay un puesto que encaje.',
  },
  success: {
    contact: '¡Mensaje enviado!',
    newsletter: '¡Gracias por suscribirse!',
    resume: '¡Currículum enviado!',
  },
  failure: {
    contact: 'No se pudo enviar el mensaje. {reason}',
    newsletter: 'No se pudo hacer la suscripción. Inténtelo más tarde.',
    resume: 'No se pudo enviar. Inténtelo otra vez.',
  },
  tryLater: 'Inténtelo más tarde.',
  reasons: {
    'Network Error': 'Falla de la conexión.',
    'Too Many Requests': 'Demasiados envíos seguidos.',
    Forbidden: 'No está permitido.',
    'Unavailable For Headless Browser': 'No está disponible en este navegador.',
    'Failed to fetch': 'Falla de la conexión.',
  },
  consent: [
    'Al marcar esta casilla usted acepta recibir mensajes de texto de {practice} en el número que dio: recordatorios de citas, publicidad y mensajes entre usted y la clínica. La frecuencia de los mensajes varía. Pueden aplicarse cargos por mensajes y datos. Responda HELP para recibir ayuda. Responda STOP para dejar de recibirlos. Vea nuestra ',
    'Política de privacidad',
    ' y nuestros ',
    'Términos y condiciones',
    '.',
  ],
  tooLong: {
    one: '{label}: quite {count} carácter.',
    several: '{label}: quite {count} caracteres.',
  },
  stacked: '{label}: quite las marcas amontonadas sobre una letra.',
  hidden: '{label}: escríbalo otra vez, contiene caracteres ocultos.',
  length: '{length} de {most} caracteres',
  tooMany:
    'Llegaron demasiados mensajes desde su conexión. Inténtelo otra vez en {seconds} segundos, o llámenos.',
  notSaved: 'No pudimos guardar su mensaje en este momento. Inténtelo otra vez en un minuto, o {call}.',
  notShown:
    'El formulario no se puede mostrar en este momento. Vuelva a él y envíelo otra vez, o {call}. No se perdió nada; usted escribió:',
  call: 'llámenos',
  callAt: 'llámenos al {phone}',
  noDigit: 'Este número no tiene ningún dígito. Cámbielo, u oprima otra vez el botón para enviarlo así.',
  fields: {
    contact: {
      name,
      email,
      phone: { label: 'Teléfono', missing: 'Escriba su número de teléfono.' },
      subject: { label: 'Asunto', missing: 'Escriba un asunto.' },
      message: { label: 'Mensaje', missing: 'Escriba su mensaje.' },
      smsConsent: {
        label: 'Acepto recibir mensajes de texto',
        missing: 'Marque la casilla para aceptar mensajes de texto.',
      },
    },
    newsletter: { subscriber_email: email },
    resume: {
      user_name: name,
      user_email: email,
      message: { label: 'Carta de presentación (opcional)', missing: 'Escriba su carta de presentación.' },
      resume_link: {
        label: 'Enlace a su currículum',
        hint: 'El enlace debe ser público, para que podamos abrir el archivo sin iniciar sesión.',
        missing: 'Escriba el enlace a su currículum.',
        invalid: 'Escriba una dirección web completa que empiece con https:// o http://.',
      },
    },
  },
}
