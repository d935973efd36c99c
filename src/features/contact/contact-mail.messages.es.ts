import type { Translation } from '#shared/messages.ts'
import type { contactMail as en } from './contact-mail.messages.en.ts'

export const contactMail = {
  forwarded: {
    subject: 'Mensaje de la página de contacto:',
    footer: 'Alguien envió esto desde la página de contacto. Responde a este correo para escribirle.',
  },
  acknowledged: {
    subject: 'Recibimos tu mensaje',
    heading: 'Gracias por escribirnos',
    text: 'Leeremos tu mensaje y te responderemos a esta dirección.',
    footer:
      'Recibes este correo porque alguien ingresó tu dirección en nuestra página de contacto. Si no fuiste tú, puedes ignorarlo.',
  },
} satisfies Translation<typeof en>
