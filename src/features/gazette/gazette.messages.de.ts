import type { Translation } from '#shared/messages.ts'
import type { gazette as en } from './gazette.messages.en.ts'

export const gazette = {
  title: 'Familienblatt',
  intro: 'Acht Seiten zu jedem Monat, zum Lesen oder Ausdrucken.',
  failedTitle: 'Wir konnten das Familienblatt nicht laden',
  current: {
    title: 'Bisher im {month}',
    counts:
      '{photos, plural, =0 {Keine Fotos} one {# Foto} other {# Fotos}}{milestones, plural, =0 {} one {, # Meilenstein} other {, # Meilensteine}}{answers, plural, =0 {} one {, # Antwort} other {, # Antworten}}',
    appears: 'Diese Ausgabe erscheint am {date}.',
    empty: 'Aus diesem Monat gibt es noch keine Fotos.',
    emptyText: 'Sobald eins dazukommt, erscheint diese Ausgabe am {date}.',
    preview: 'Vorschau',
  },
  inside: 'In dieser Ausgabe',
  settings: 'Einstellungen',
  own: {
    title: 'Dein Familienblatt',
    intro: 'Du bekommst es am Ersten jedes Monats per E-Mail, in der Sprache und im Papierformat deiner Wahl.',
    subscribed: 'Du bekommst es am Ersten jedes Monats per E-Mail.',
    noEmail: 'Dieser Server verschickt noch keine E-Mails. Du kannst jede Ausgabe hier öffnen und drucken.',
    subscribe: 'Per E-Mail bekommen',
    unsubscribe: 'Abbestellen',
    failed: 'Wir konnten das nicht speichern',
  },
  look: {
    language: 'Sprache',
    paper: 'Papier',
    papers: { a4: 'A4', letter: 'US Letter' },
    largeType: 'Große Schrift',
    largeTypeHint: 'Größerer Text und weniger Fotos pro Seite',
  },
  subscribers: {
    title: 'Wer es bekommt',
    intro: 'Mitglieder abonnieren es selbst. Füge Großeltern und andere ohne Konto hinzu.',
    add: 'Jemanden hinzufügen',
    remove: '{name} entfernen',
    failed: 'Wir konnten die Person nicht entfernen',
    states: { waiting: 'Nicht bestätigt', subscribed: 'Abonniert', unsubscribed: 'Abbestellt' },
  },
  form: {
    title: 'Jemandem das Familienblatt schicken',
    text: 'Wir fragen zuerst per E-Mail. Nach der Bestätigung kommt das Familienblatt, ganz ohne Konto.',
    name: 'Name',
    email: 'E-Mail-Adresse',
    familyOnly: 'Auch zeigen, was nur für die Familie ist',
    familyOnlyHint: 'Sonst nur, was für Familie und Gäste freigegeben ist. Geburtstage sind immer dabei',
    submit: 'Hinzufügen',
    saving: 'Wird hinzugefügt …',
    asked: 'E-Mail zur Bestätigung gesendet',
    askedText: '{name} bekommt das Familienblatt nach der Bestätigung.',
    errors: {
      name_required: 'Gib einen Namen ein.',
      email: 'Gib eine E-Mail-Adresse ein, zum Beispiel oma@example.com.',
      tooMany: 'Mehr als {max, number} Personen sind nicht möglich. Entferne zuerst jemanden.',
      tooOften:
        'Wir haben diese Adresse schon zu oft gefragt. Versuch es in ein paar Wochen noch einmal, oder druck das Familienblatt aus.',
    },
  },
  editions: {
    latest: 'Die neueste Ausgabe',
    read: 'Öffnen',
    title: 'Frühere Ausgaben',
    open: 'Familienblatt für {month} öffnen',
    download: 'Herunterladen',
    downloadOf: 'Familienblatt für {month} herunterladen',
  },
  link: {
    dead: {
      other: {
        title: 'Dieser Link funktioniert nicht mehr',
        text: 'Prüfe, ob er vollständig ist, oder bitte deine Familie um einen neuen.',
      },
      voice: {
        title: 'Dieser Code funktioniert nicht mehr',
        text: 'Codes funktionieren {years, plural, one {# Jahr} other {# Jahre}} lang, außer die Familie macht das Foto oder die Antwort privat oder löscht es. Die im neuesten Familienblatt funktionieren.',
      },
      edition: {
        title: 'Dieser Link funktioniert nicht mehr',
        text: 'Ein Link zu einer Ausgabe funktioniert {edition, number} Tage lang, solange du das Familienblatt bekommst. Deine Familie kann sie dir weiterhin drucken.',
      },
      confirm: {
        title: 'Dieser Link funktioniert nicht mehr',
        text: 'Du hattest {confirm, number} Tage, um zu bestätigen. Bitte die Person, die dich eingeladen hat, dich noch einmal hinzuzufügen.',
      },
      unsubscribe: {
        title: 'Du bist abgemeldet',
        text: 'Du stehst nicht auf der Liste dieses Familienblatts. Wir schicken dir keine dieser E-Mails.',
      },
    },
    confirm: {
      title: 'Das Familienblatt von {family} per E-Mail bekommen?',
      text: 'Es kommt einmal im Monat. Du kannst es in jeder E-Mail mit einem Klick abbestellen.',
      action: 'Ja, schickt es mir',
      working: 'Wird bestätigt …',
      failed: 'Wir konnten das nicht speichern. Versuch es noch einmal.',
      doneTitle: 'Du hast es abonniert',
      doneText: 'Das nächste Familienblatt von {family} kommt am Ersten des Monats.',
    },
    unsubscribe: {
      title: 'Das Familienblatt von {family} abbestellen?',
      text: 'Du bekommst dann keine dieser E-Mails mehr.',
      action: 'Abbestellen',
      working: 'Wird abbestellt …',
      failed: 'Wir konnten das nicht speichern. Versuch es noch einmal.',
      doneTitle: 'Du hast es abbestellt',
      doneText: 'Wir schicken dir das Familienblatt von {family} nicht mehr.',
    },
    edition: {
      title: '{month} bei {family}',
      text: 'Acht Seiten zum Lesen oder Ausdrucken.',
      action: 'Familienblatt öffnen',
    },
    voice: {
      title: 'Eine Stimme von {family}',
      text: '{count, plural, one {Drück auf Wiedergabe, um zuzuhören.} other {Drück auf Wiedergabe, um die Aufnahmen anzuhören.}}',
      recording: 'Aufnahme {number, number}',
    },
  },
} as const satisfies Translation<typeof en>
