import type { Translation } from '#shared/messages.ts'
import type { digest as en } from './notifications-mail.messages.en.ts'

export const digest = {
  subject: 'Neues aus deinen Familien',
  subjectOne: 'Neues von „{family}“',
  heading: 'Das hast du verpasst',
  headingOne: 'Neues von „{family}“',
  greeting: 'Hallo {first_name},',
  greetingWithoutName: 'Hallo,',
  more: '{count, plural, one {und # weitere Neuigkeit} other {und # weitere Neuigkeiten}}',
  andMore: 'In Hearthbook gibt es noch mehr.',
  picture: 'Ein Foto aus {family}',
  reply: 'Antworte auf diese E-Mail, um das Foto zu kommentieren.',
  button: 'Album öffnen',
  footer:
    'Du erhältst diese E-Mail, weil du die Zusammenfassung eingeschaltet hast. Hier änderst du, wie oft sie kommt, oder schaltest sie aus: {url}',
} satisfies Translation<typeof en>
