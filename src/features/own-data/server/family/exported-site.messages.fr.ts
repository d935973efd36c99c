import type { Translation } from '#shared/messages.ts'
import type { exportedSite as en } from './exported-site.messages.en.ts'

export const exportedSite = {
  photos: '{count, plural, =1 {1 photo} other {# photos}}',
  milestones: 'Étapes',
  letters: 'Lettres',
  letterFor: 'Une lettre pour {name}',
  sealedBy: 'Scellée par {author} le {date}',
  answers: 'Réponses de {name}',
  codes: 'Codes des livres imprimés',
  codesHow:
    'Chaque code imprimé ouvre une adresse web qui se termine par 12 lettres et chiffres. Cette liste indique l’enregistrement associé à chaque code, même si l’adresse ne fonctionne plus.',
  back: 'Accueil',
  empty: 'Pas encore de photos.',
  readme:
    'Voici l’export d’un album de famille Hearthbook. Ouvrez index.html dans un navigateur pour le consulter.\n\nphotos : photos et vidéos originales par date, telles qu’elles ont été envoyées.\nanswers : réponses et enregistrements des enfants.\ncaptions : légendes audio des photos.\nletters : photos et enregistrements des lettres. Les fichiers en .sealed restent chiffrés jusqu’à l’ouverture de leur lettre.\ndata : toutes les données en JSON. files.json contient chaque original avec son empreinte SHA-256.\npreviews et site : fichiers utilisés par index.html.\nmissing.txt : fichiers introuvables, s’il y en a.\n',
} satisfies Translation<typeof en>
