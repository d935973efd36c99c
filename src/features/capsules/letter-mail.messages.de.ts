import type { Translation } from '#shared/messages.ts'
import type { letterMail as en } from './letter-mail.messages.en.ts'

export const letterMail = {
  subject: 'Ein Brief von {author} an {person} hat sich geöffnet',
  heading: 'Ein Brief von {author} hat sich geöffnet',
  text: '{author} hat am {date} einen Brief an {person} versiegelt. Heute ist der Tag, und du kannst ihn im Album {family} lesen.',
  button: 'Brief öffnen',
  footer: 'Du bekommst diese E-Mail, weil du diesen Brief im Album {family} auf Hearthbook lesen darfst.',
} as const satisfies Translation<typeof en>
