import type { Translation } from '#shared/messages.ts'
import type { families as en } from './families.messages.en.ts'

export const families = {
  redirect: {
    loading: 'Dein Album wird geöffnet …',
    failedTitle: 'Wir konnten deine Familien nicht laden',
    failedText: 'Prüfe deine Verbindung und versuche es noch einmal.',
  },
  create: {
    title: 'Familie erstellen',
    intro: 'Eine Familie ist ein privates Album für alle, die du dabeihaben möchtest. Gib ihr zuerst einen Namen.',
    name: 'Name der Familie',
    hint: 'Zum Beispiel „Die Riveras“. Du kannst ihn später ändern.',
    submit: 'Familie erstellen',
    submitting: 'Wird erstellt …',
    failedTitle: 'Wir konnten deine Familien nicht laden',
    failedText: 'Prüfe deine Verbindung und versuche es noch einmal.',
  },
  errors: {
    family_name_required: 'Gib der Familie einen Namen',
    family_name_empty: 'Der Name der Familie darf nicht leer sein',
    family_name_too_long: 'Höchstens {max, plural, one {# Zeichen} other {# Zeichen}}.',
  },
  toasts: {
    createFailed: 'Wir konnten die Familie nicht erstellen',
    accessDenied: 'Kein Zugriff',
    accessDeniedText: 'Du darfst diese Familie nicht ansehen',
    error: 'Fehler',
    loadFailed: 'Wir konnten die Familie nicht laden',
    ownersOnly: 'Nur wer die Familie verwaltet, kann die Einstellungen öffnen',
    updated: 'Familieneinstellungen aktualisiert',
    updatedText: 'Diese Familie heißt jetzt „{name}“',
    updateFailed: 'Wir konnten die Familieneinstellungen nicht aktualisieren',
    unexpected: 'Es ist ein unerwarteter Fehler aufgetreten',
  },
  cover: {
    kicker: 'Familienalbum',
    members: '{count, plural, one {# Mitglied} other {# Mitglieder}}',
    loading: 'Diese Familie wird geladen',
  },
  settings: {
    history: 'Verlauf ansehen',
    title: 'Familieneinstellungen',
    barTitle: 'Familieneinstellungen',
    intro: 'Nur wer die Familie verwaltet, kann diese Einstellungen ändern.',
    name: 'Name der Familie',
    save: 'Speichern',
    saving: 'Wird gespeichert …',
    manage: 'Familien verwalten',
    groups: {
      label: 'Bereiche der Einstellungen',
      general: { title: 'Allgemein', text: 'Name, Webadresse und Verlauf' },
      people: { title: 'Personen und Freigaben', text: 'Gäste, Bilderrahmen und Entscheidungen der Kinder' },
      backups: { title: 'Fotos und Sicherung', text: 'Zuletzt gelöscht, Fotos vom Handy und Kopien von allem' },
      future: { title: 'Für die Zukunft', text: 'Wer die Familie übernimmt, und der Familienbogen auf Papier' },
      danger: { title: 'Übergeben oder löschen', text: 'Diese Familie übergeben oder löschen' },
    },
  },
  roles: {
    owner: 'Verwaltung',
    editor: 'Kann bearbeiten',
    contributor: 'Kann beitragen',
    viewer: 'Kann ansehen',
  },
  roleHints: {
    owner: 'Kann alles, auch Einladungen und Einstellungen',
    editor: 'Kann alle Fotos hinzufügen, ändern und löschen',
    contributor: 'Kann Fotos hinzufügen und die eigenen ändern oder löschen',
    viewer: 'Kann ansehen, kommentieren und Herzen geben',
  },
} satisfies Translation<typeof en>
