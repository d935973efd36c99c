import type { Translation } from '#shared/messages.ts'
import type { succession as en } from './succession.messages.en.ts'

export const succession = {
  title: 'Wenn dir etwas passiert',
  intro: 'Bestimme eine oder zwei Personen, die {family} übernehmen dürfen, wenn du es nicht mehr kannst.',
  byEmail: 'Ausgewählte Mitglieder bekommen eine E-Mail.',
  first: 'Vertrauensperson',
  second: 'Zweite Vertrauensperson',
  noOne: 'Niemand',
  after: 'Wenn du Hearthbook so lange nicht öffnest',
  months: '{count} Monate',
  change: 'Ändern',
  choose: 'Auswählen',
  automatic: 'Ein Handy, das Fotos automatisch hinzufügt, zählt nicht.',
  next: 'Was dann passiert',
  steps: {
    email: 'Wir schicken dir vier E-Mails, jede Woche eine.',
    ask: 'Öffnest du Hearthbook trotzdem nicht, kann eine Vertrauensperson darum bitten, die Familie zu übernehmen.',
    object: 'Du kannst 30 Tage lang widersprechen.',
  },
  noEmail:
    'Dieser Server verschickt noch keine E-Mails. Erinnerungen erreichen dich nicht, und Anfragen siehst du nur in Hearthbook.',
  alone: 'Lade zuerst jemanden ein, zum Beispiel deine Partnerin, deinen Partner oder ein erwachsenes Kind.',
  save: 'Speichern',
  saved: 'Gespeichert',
  savedText: 'Deine Vertrauenspersonen für {family} sind gespeichert.',
  failedTitle: 'Wir konnten deine Vertrauenspersonen nicht laden',
  failed: 'Das hat nicht geklappt',
  request: '{name} möchte {family} übernehmen. Wenn niemand widerspricht, übernimmt {name} die Familie am {date}.',
  ownRequest: 'Du möchtest {family} übernehmen. Wenn niemand widerspricht, übernimmst du die Familie am {date}.',
  object: 'Widersprechen',
  withdraw: 'Anfrage zurückziehen',
  ended: 'Die Anfrage ist beendet',
  endedText: '{owner} verwaltet {family} weiterhin.',
  record: {
    title: 'Familienbogen',
    text: 'Eine oder zwei Seiten für deine wichtigen Papiere: was Hearthbook heute für {family} aufbewahrt, wie du prüfst, dass kein Original verändert ist, und wie du einen Export ohne Hearthbook öffnest.',
    download: 'Bogen herunterladen',
    failed: 'Wir konnten den Bogen nicht erstellen',
  },
  trusted: {
    unknown: 'Wir konnten nicht prüfen, ob du diese Familie übernehmen kannst.',
    title: '{owner} vertraut dir {family} an',
    watching:
      'Wenn {owner} {count} Monate lang Hearthbook nicht öffnet und vier E-Mails nicht beantwortet, kannst du hier darum bitten, die Familie zu übernehmen.',
    open: '{owner} hat Hearthbook seit mehr als {count} Monaten nicht geöffnet und unsere E-Mails nicht beantwortet. Wenn {owner} sich nicht mehr um {family} kümmern kann, kannst du darum bitten, sie zu übernehmen.',
    ask: 'Um Übernahme bitten',
    confirmTitle: '{family} übernehmen?',
    confirmText:
      '{owner} bekommt eine E-Mail, die andere Vertrauensperson auch. Wenn 30 Tage lang niemand widerspricht, verwaltest du die Familie, und {owner} kann sie weiter bearbeiten.',
    busy: 'Wird gesendet …',
    asked: 'Du möchtest {family} übernehmen',
    askedText: 'Wir schreiben dir, sobald es entschieden ist.',
  },
} as const satisfies Translation<typeof en>
