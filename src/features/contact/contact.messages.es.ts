import type { Translation } from '#shared/messages.ts'
import type { contact as en } from './contact.messages.en.ts'

export const contact = {
  title: 'Contacto',
  heading: 'Escríbenos',
  lead: '¿Tienes una pregunta, una falla que reportar o algo lindo que decir? Leemos todos los mensajes y respondemos por correo.',
  name: 'Tu nombre',
  email: 'Tu correo',
  subject: 'Asunto',
  message: 'Tu mensaje',
  website: 'Deja este campo vacío',
  send: 'Enviar mensaje',
  sending: 'Enviando…',
  direct: 'O escríbenos a',
  errors: {
    name: 'Escribe tu nombre (hasta 100 caracteres).',
    email: 'Escribe un correo como ana@example.org.',
    subject: 'Escribe un asunto (hasta 150 caracteres).',
    message: 'Escribe un mensaje (hasta 5000 caracteres).',
    often: 'Enviaste demasiados mensajes. Tu texto sigue aquí. Inténtalo de nuevo en un rato.',
    failed: 'No pudimos enviar tu mensaje. Tu texto sigue aquí. Revisa tu conexión e inténtalo de nuevo.',
  },
  sentTitle: 'Gracias, recibimos tu mensaje',
  sent: 'Te enviamos una confirmación por correo y te responderemos a la misma dirección.',
  back: 'Volver al inicio',
} satisfies Translation<typeof en>
