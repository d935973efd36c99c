import type { Translation } from '#shared/messages.ts'
import type { contactMail as en } from './contact-mail.messages.en.ts'

export const contactMail = {
  forwarded: {
    subject: 'Mensaje de la página de contacto:',
    footer: 'Alguien escribió esto en la página de contacto. Al responder a este correo le escribes a esa persona.',
  },
  acknowledged: {
    subject: 'Tu mensaje ha llegado',
    heading: 'Gracias por escribirnos',
    text: 'Tu mensaje ha llegado. Lo lee una persona y responderá a esta dirección.',
    footer:
      'Recibes este correo porque alguien dio tu dirección en nuestra página de contacto. Si no fuiste tú, no hay nada que hacer.',
  },
} satisfies Translation<typeof en>
