import type { Translation } from '#shared/messages.ts'
import type { mailbox as en } from './mailbox.messages.en.ts'

export const mailbox = {
  title: 'Lokales Postfach',
  explanation:
    'Es ist kein Mailserver eingerichtet, deshalb bleiben E-Mails hier. Diese Seite ist nur in dem Browser zu sehen, in dem der beim Start ausgegebene Link geöffnet wurde.',
  empty: 'Noch keine E-Mails. Was Hearthbook verschickt, erscheint hier in wenigen Sekunden.',
  back: 'Alle E-Mails',
  to: 'An',
  from: 'Von',
  date: 'Datum',
  letter: 'Vorschau',
  plainText: 'Nur Text',
  usedLink:
    'Dieser Link wurde schon benutzt. Starte Hearthbook neu und öffne den neuen Link, der dann ausgegeben wird.',
} satisfies Translation<typeof en>
