import type { Translation } from '#shared/messages.ts'
import type { digest as en } from './notifications-mail.messages.en.ts'

export const digest = {
  subject: 'Neues aus deinen Familien',
  subjectOne: 'Neues von „{family}“',
  heading: 'Das hast du verpasst',
  headingOne: 'Neues von „{family}“',
  greeting: 'Hallo {first_name},',
  greetingWithoutName: 'Hallo,',
  milestones: '{name} hat {count, number} Meilensteine hinzugefügt: {titles}.',
  joined: '{names} gehören jetzt zur Familie',
  comment: '{count, plural, one {{name} hat kommentiert:} other {# neue Kommentare, zuletzt von {name}:}} {comment}',
  more: '{count, plural, one {und # weitere Neuigkeit} other {und # weitere Neuigkeiten}}',
  andMore: 'In Hearthbook gibt es noch mehr.',
  picture: 'Ein Foto aus {family}',
  reply: 'Antworte auf diese E-Mail, um das Foto zu kommentieren.',
  button: 'Album öffnen',
  footer:
    'Diese E-Mail kommt {frequency, select, daily {jeden Tag} monthly {einmal im Monat} other {einmal in der Woche}}. Hier änderst du, wie oft, oder schaltest sie aus: {url}',
} satisfies Translation<typeof en>
