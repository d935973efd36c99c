import type { Translation } from '#shared/messages.ts'
import type { gazettePages as en } from './gazette-pages.messages.en.ts'

export const gazettePages = {
  nameplate: 'Familienblatt',
  inside: 'In dieser Ausgabe',
  glance: 'Der Monat auf einen Blick',
  photos: 'Fotos des Monats',
  milestones: 'Meilensteine',
  answers: 'In eigenen Worten',
  birthdays: 'Nächste Geburtstage',
  turns: '{name} wird {age, number}',
  noBirthdays: 'Keine Geburtstage in den nächsten zwei Monaten.',
  next: 'Nächster Monat',
  listen: 'Stimmen in dieser Ausgabe',
  listenHere: 'Richte die Kamera deines Handys auf den Code, um zuzuhören.',
  scan: 'Scanne den Code, um zuzuhören.',
  dayCount: '{count, plural, one {# Foto} other {# Fotos}}',
  quote: '„{text}“',
  questions: 'Fragen füreinander',
  questionsText: 'Beim Abendessen, am Telefon oder im Brief. Schreibt auf, was ihr euch merken wollt.',
  letter: 'Ein Brief zurück',
  letterText: 'Platz für ein paar Zeilen an die Familie. Fotografiere die Seite und schick sie ihnen.',
  drawing: 'Mal diesen Monat',
  drawingText: 'Für die Jüngsten: Welcher Tag war der schönste?',
  calendar: 'Ein Kalender für den Kühlschrank',
  made: 'Mit Hearthbook erstellt für {family} · {address}',
  counts:
    '{photos, plural, one {# Foto} other {# Fotos}}{milestones, plural, =0 {} one {, # Meilenstein} other {, # Meilensteine}}{answers, plural, =0 {} one {, # Antwort} other {, # Antworten}}',
} as const satisfies Translation<typeof en>
