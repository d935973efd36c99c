import type { Translation } from '#shared/messages.ts'
import type { letterMail as en } from './letter-mail.messages.en.ts'

export const letterMail = {
  subject: 'Une lettre de {author} pour {person} s’est ouverte',
  heading: 'Une lettre de {author} s’est ouverte',
  text: '{author} a scellé une lettre pour {person} le {date}. C’est aujourd’hui le grand jour : vous pouvez la lire dans {family}.',
  button: 'Ouvrir la lettre',
  footer: 'Vous recevez cet e-mail parce que vous pouvez lire cette lettre dans {family} sur Hearthbook.',
} as const satisfies Translation<typeof en>
