import type { Translation } from '#shared/messages.ts'
import type { letterMail as en } from './letter-mail.messages.en.ts'

export const letterMail = {
  subject: 'Se abrió una carta de {author} para {person}',
  heading: 'Se abrió una carta de {author}',
  text: '{author} selló una carta para {person} el {date}. Hoy es el día y ya puedes leerla en {family}.',
  button: 'Abrir la carta',
  footer: 'Recibes este correo porque puedes leer esta carta en {family}, en Hearthbook.',
} as const satisfies Translation<typeof en>
