import type { Translation } from '#shared/messages.ts'
import type { apiKeys as en } from './api-keys.messages.en.ts'

export const apiKeys = {
  title: 'API-Schlüssel',
  intro:
    'Mit einem API-Schlüssel kann eine App oder ein Gerät, zum Beispiel ein digitaler Bilderrahmen, in deinem Namen auf deine Familien zugreifen, aber nicht auf deine Kontoeinstellungen.',
  docs: 'API-Dokumentation',
  name: 'Name',
  nameHint: 'Verwende einen Namen, der dich daran erinnert, wofür der Schlüssel ist.',
  scope: 'Berechtigungen',
  scopes: {
    read: { label: 'Ansehen', hint: 'Alles ansehen, worauf du Zugriff hast.' },
    add: { label: 'Hinzufügen', hint: 'Fotos, Videos, Alben, Meilensteine und Kommentare hinzufügen.' },
    edit: { label: 'Bearbeiten', hint: 'Alles ändern und löschen, was du selbst bearbeiten darfst.' },
    share: { label: 'Teilen', hint: 'Mitglieder einladen und Gastlinks verwalten, wenn du die Familie verwaltest.' },
  },
  families: 'Familien',
  familiesHint: 'Wählst du keine aus, gilt der Schlüssel für alle deine Familien, auch für neue.',
  lifetime: 'Läuft ab',
  lifetimes: {
    never: 'Nie',
    days: '{days, plural, =365 {In einem Jahr} other {In # Tagen}}',
  },
  create: 'Schlüssel erstellen',
  creating: 'Wird erstellt …',
  made: 'Dein neuer Schlüssel',
  madeText: 'Kopiere den Schlüssel jetzt. Du siehst ihn danach nicht wieder.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  done: 'Ich habe den Schlüssel kopiert',
  unsavedTitle: 'Schließen, ohne den Schlüssel zu kopieren?',
  unsavedText:
    'Du kannst diesen Schlüssel nicht noch einmal ansehen. Wenn du ihn verlierst, widerrufe ihn und erstell einen neuen.',
  unsavedStay: 'Zurück zum Schlüssel',
  unsavedLeave: 'Trotzdem schließen',
  listTitle: 'Deine Schlüssel',
  ending: 'Endet auf {hint}',
  used: 'Zuletzt verwendet: {ago}',
  unused: 'Nie verwendet',
  created: 'Erstellt am {date}',
  expires: 'Läuft am {date} ab',
  expired: 'Am {date} abgelaufen',
  revoke: 'Widerrufen',
  revokeNamed: '{name} widerrufen',
  revokeTitle: 'Diesen Schlüssel widerrufen?',
  revokeText:
    '„{name}“ gilt dann sofort nicht mehr. Offene Einladungen, die damit verschickt wurden, werden zurückgezogen, und damit erstellte Gastlinks werden ungültig. Das lässt sich nicht rückgängig machen.',
  revoking: 'Wird widerrufen …',
  revoked: 'Schlüssel widerrufen',
  revokedText: '„{name}“ gilt nicht mehr',
  failed: 'Das hat nicht geklappt',
  empty: 'Noch keine Schlüssel.',
  errors: {
    key_name_required: 'Gib dem Schlüssel einen Namen.',
    key_name_too_long: 'Höchstens 80 Zeichen.',
    name_invalid: 'Namen dürfen keine Zeilenumbrüche oder Steuerzeichen enthalten.',
    scopes_required: 'Wähle mindestens eine Berechtigung.',
    too_many_keys:
      'Mehr als 20 Schlüssel sind nicht möglich. Widerrufe zuerst einen, dann kannst du einen neuen erstellen.',
  },
  failedTitle: 'Wir konnten deine Schlüssel nicht laden',
} satisfies Translation<typeof en>
