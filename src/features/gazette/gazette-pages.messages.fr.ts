import type { Translation } from '#shared/messages.ts'
import type { gazettePages as en } from './gazette-pages.messages.en.ts'

export const gazettePages = {
  nameplate: 'Gazette familiale',
  inside: 'Dans ce numéro',
  glance: 'Le mois en un coup d’œil',
  photos: 'Photos du mois',
  milestones: 'Étapes',
  answers: 'Avec leurs mots',
  birthdays: 'Prochains anniversaires',
  turns: '{age, plural, one {{name} fête son premier anniversaire} other {{name} fête ses # ans}}',
  noBirthdays: 'Aucun anniversaire dans les deux prochains mois.',
  next: 'Le mois prochain',
  listen: 'Les voix de ce numéro',
  listenHere: 'Visez le code avec l’appareil photo du téléphone pour écouter.',
  scan: 'Scannez le code pour écouter.',
  dayCount: '{count, plural, one {# photo} other {# photos}}',
  quote: '« {text} »',
  questions: 'Des questions à se poser',
  questionsText: 'À table, au téléphone ou dans une lettre. Notez les réponses dont vous voulez vous souvenir.',
  letter: 'Une lettre en retour',
  letterText: 'De la place pour quelques lignes à la famille. Prenez cette page en photo et envoyez-la.',
  drawing: 'Dessine ce mois',
  drawingText: 'Pour les plus jeunes : quel a été ton jour préféré ?',
  calendar: 'Un calendrier pour le frigo',
  made: 'Créée avec Hearthbook pour {family} · {address}',
  counts:
    '{photos, plural, one {# photo} other {# photos}}{milestones, plural, =0 {} one {, # étape} other {, # étapes}}{answers, plural, =0 {} one {, # réponse} other {, # réponses}}',
} as const satisfies Translation<typeof en>
