import type { Translation } from '#shared/messages.ts'
import type { guests as en } from './guests.messages.en.ts'

export const guests = {
  title: 'Gäste',
  intro:
    'Teile einen Link mit Großeltern, Freundinnen und Freunden. So sehen sie alles, was du für Familie und Gäste freigibst, in großer Schrift und ohne Konto.',
  add: 'Gastlink erstellen',
  empty: 'Noch keine Gastlinks.',
  failedTitle: 'Wir konnten die Gastlinks nicht laden',
  lastSeen: 'Letzter Besuch: {ago}',
  neverSeen: 'War noch nicht da',
  until: 'Läuft am {date} ab',
  without: 'Läuft nicht ab',
  onlyOf: 'Nur Fotos von {names}',
  renew: 'Neuen Link erstellen',
  revoke: 'Link widerrufen',
  actionsOf: 'Aktionen für den Link von {name}',
  form: {
    title: 'Gastlink erstellen',
    name: 'Für wen ist er?',
    nameHint: 'Der Name, den deine Familie benutzt. Er steht bei den Herzen, die dieser Gast sendet.',
    namePlaceholder: 'Oma Rosa',
    language: 'Sprache der Seite',
    languages: {
      auto: 'Wie auf dem Gerät des Gasts',
    },
    people: 'Nur Fotos dieser Personen',
    days: 'Läuft ab',
    dayChoices: {
      never: 'Nie',
      d30: 'In 30 Tagen',
      d90: 'In 90 Tagen',
      d365: 'In einem Jahr',
    },
    submit: 'Link erstellen',
    submitting: 'Wird erstellt …',
  },
  link: {
    title: 'Link für {name}',
    text: 'Schick diesen Link nur der Person, für die er gedacht ist. Wer ihn hat, sieht alles, was du für Familie und Gäste freigibst. Du siehst den Link danach nicht wieder, kannst aber jederzeit einen neuen erstellen.',
    field: 'Link',
    copy: 'Kopieren',
    copied: 'Kopiert',
    share: 'Senden',
    done: 'Fertig',
    unsavedTitle: 'Schließen, ohne den Link zu kopieren?',
    unsavedText:
      'Du kannst diesen Link nicht noch einmal ansehen. Falls {name} ihn später braucht, musst du einen neuen erstellen.',
    unsavedStay: 'Zurück zum Link',
    unsavedLeave: 'Trotzdem schließen',
  },
  confirmRenew: {
    title: 'Neuen Link für {name} erstellen?',
    text: 'Der alte Link gilt sofort auf keinem Gerät mehr. Schick deinem Gast den neuen.',
    confirm: 'Neuen Link erstellen',
    busy: 'Wird erstellt …',
  },
  confirmRevoke: {
    title: 'Link von {name} widerrufen?',
    text: 'Der Link gilt sofort auf keinem Gerät mehr. Herzen, die dieser Gast gesendet hat, bleiben.',
    confirm: 'Link widerrufen',
    busy: 'Wird widerrufen …',
  },
  toasts: {
    revoked: 'Link widerrufen',
    revokedText: '{name} kann das Album nicht mehr öffnen',
    failed: 'Das hat nicht geklappt',
    copyFailed: 'Wir konnten den Link nicht kopieren. Markiere ihn und kopiere ihn selbst.',
    tooMany: 'Mehr als 100 Gastlinks sind nicht möglich. Widerrufe einen, den du nicht mehr brauchst.',
  },
  errors: {
    guest_name_required: 'Gib einen Namen für diesen Gast ein.',
    guest_name_too_long: 'Höchstens {max, plural, one {# Zeichen} other {# Zeichen}}.',
  },
} satisfies Translation<typeof en>
