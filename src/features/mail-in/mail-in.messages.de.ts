import type { Translation } from '#shared/messages.ts'
import type { mailIn as en } from './mail-in.messages.en.ts'

export const mailIn = {
  title: 'Fotos per E-Mail',
  intro:
    'Fotos an diese Adresse kommen in eure Familie. Der Betreff wird zu ihrer Beschreibung, wenn sie noch keine haben.',
  create: 'Adresse erstellen',
  address: 'E-Mail-Adresse',
  secret: 'Gib sie nur Leuten, die Fotos hinzufügen dürfen. Wenn sie in falsche Hände gerät, ersetze sie.',
  copy: 'Kopieren',
  copied: 'Adresse kopiert',
  copyFailed: 'Wir konnten die Adresse nicht kopieren. Markiere und kopiere sie selbst.',
  actions: 'Aktionen für die Adresse',
  replace: 'Adresse ersetzen',
  remove: 'Ausschalten',
  failed: 'Das hat nicht geklappt',
  senders: 'Wer Fotos senden kann',
  sendersHint:
    'Mitglieder, die Fotos hinzufügen dürfen, von der E-Mail-Adresse ihres Kontos, und die Personen auf dieser Liste. Andere E-Mails weisen wir ab.',
  addSender: 'Jemanden hinzufügen',
  removeSender: 'Keine Fotos mehr von {email} annehmen',
  confirmReplace: {
    title: 'Adresse ersetzen?',
    text: 'Die bisherige Adresse funktioniert ab sofort nicht mehr. Gib die neue allen, die Fotos senden.',
    confirm: 'Adresse ersetzen',
    busy: 'Wird ersetzt …',
  },
  confirmRemove: {
    title: 'Fotos per E-Mail ausschalten?',
    text: 'Die Adresse funktioniert ab sofort nicht mehr. Fotos, die schon angekommen sind, bleiben.',
    confirm: 'Ausschalten',
    busy: 'Wird ausgeschaltet …',
  },
  form: {
    title: 'Jemanden hinzufügen, der Fotos sendet',
    text: 'Für Großeltern und andere, die keine Mitglieder sind. Ihre Fotos werden in deinem Namen hinzugefügt.',
    email: 'E-Mail-Adresse',
    submit: 'Hinzufügen',
    saving: 'Wird hinzugefügt …',
    invalid: 'Gib eine E-Mail-Adresse ein, zum Beispiel oma@example.com.',
    tooMany: 'Mehr als {max, number} Personen sind nicht möglich. Entferne jemanden, der keine Fotos mehr sendet.',
  },
} as const satisfies Translation<typeof en>
