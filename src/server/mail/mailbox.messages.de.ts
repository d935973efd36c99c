import type { Translation } from '#shared/messages.ts'
import type { mailbox as en } from './mailbox.messages.en.ts'

export const mailbox = {
  title: 'Lokales Postfach',
  explanation:
    'Es ist kein Mailserver eingerichtet, deshalb bleiben E-Mails hier. Diese Seite ist nur in Browsern zu sehen, in denen ein Link zu ihr geöffnet wurde.',
  empty: 'Noch keine E-Mails. Was Hearthbook verschickt, erscheint hier in wenigen Sekunden.',
  back: 'Alle E-Mails',
  to: 'An',
  from: 'Von',
  date: 'Datum',
  letter: 'Vorschau',
  plainText: 'Nur Text',
  anotherBrowser: 'Auf einem anderen Gerät öffnen',
  anotherBrowserText: 'Scanne den Code oder öffne den Link innerhalb von 10 Minuten in einem anderen Browser.',
  expiredLink:
    'Dieser Link ist abgelaufen. Wähle „Auf einem anderen Gerät öffnen“, wo diese Seite geöffnet ist, oder starte Hearthbook neu und öffne den neuen Link, der dann ausgegeben wird.',
} satisfies Translation<typeof en>
