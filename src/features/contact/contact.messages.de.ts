import type { Translation } from '#shared/messages.ts'
import type { contact as en } from './contact.messages.en.ts'

export const contact = {
  title: 'Kontakt',
  heading: 'Schreib uns',
  lead: 'Du hast eine Frage, einen Fehler gefunden oder etwas Nettes zu sagen? Wir lesen jede Nachricht und antworten per E-Mail.',
  name: 'Dein Name',
  email: 'Deine E-Mail-Adresse',
  subject: 'Betreff',
  message: 'Deine Nachricht',
  website: 'Lass dieses Feld leer',
  send: 'Nachricht senden',
  sending: 'Wird gesendet …',
  direct: 'Oder schreib uns eine E-Mail an',
  errors: {
    name: 'Gib deinen Namen ein, höchstens 100 Zeichen.',
    email: 'Gib eine E-Mail-Adresse ein, zum Beispiel ana@example.org.',
    subject: 'Gib einen Betreff ein, höchstens 150 Zeichen.',
    message: 'Gib eine Nachricht ein, höchstens 5.000 Zeichen.',
    often: 'Du hast zu viele Nachrichten geschickt. Dein Text ist noch da. Versuche es später noch einmal.',
    failed:
      'Wir konnten deine Nachricht nicht senden. Dein Text ist noch da. Prüfe deine Verbindung und versuche es noch einmal.',
  },
  sentTitle: 'Danke, deine Nachricht ist angekommen',
  sent: 'Wir haben dir eine Bestätigung geschickt und antworten an dieselbe Adresse.',
  back: 'Zurück zur Startseite',
} satisfies Translation<typeof en>
