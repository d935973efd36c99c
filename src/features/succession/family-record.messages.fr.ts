import type { Translation } from '#shared/messages.ts'
import type { familyRecord as en } from './family-record.messages.en.ts'

export const familyRecord = {
  title: 'Registre de famille',
  made: '{family} · {date}',
  intro:
    'Ce que Hearthbook conserve aujourd’hui pour {family}. Rangez cette page avec vos papiers importants et imprimez-en une nouvelle chaque année.',
  kept: 'Ce que vous avez',
  originals:
    '{photos, plural, one {# photo} other {# photos}} et {videos, plural, one {# vidéo} other {# vidéos}}, {size}.',
  others:
    '{people, plural, one {# personne} other {# personnes}}, {milestones, plural, one {# étape} other {# étapes}}, {answers, plural, one {# réponse} other {# réponses}}, {albums, plural, one {# album} other {# albums}} et {books, plural, one {# livre} other {# livres}}.',
  where: 'Où c’est',
  owner: 'Responsable : {name}',
  trusted: 'Peut reprendre la famille : {names}',
  noOne: 'Personne ne peut encore reprendre la famille. Ce choix se fait dans les paramètres de la famille.',
  without: 'Sans Hearthbook',
  steps: {
    save: 'Tant que Hearthbook fonctionne, exportez l’album dans les paramètres de la famille et conservez le fichier ZIP sur un disque, hors de chez vous.',
    open: 'Décompressez le fichier ZIP et ouvrez index.html dans n’importe quel navigateur. Vous n’avez besoin ni de Hearthbook, ni d’Internet.',
    check:
      'Pour vérifier qu’une année est complète et inchangée, ouvrez son dossier sous photos dans un terminal et lancez cette commande. Elle affiche la somme ci-dessous.',
  },
  mac: 'Sur un Mac, tapez « shasum -a 256 » au lieu de « sha256sum », les deux fois.',
  years: 'Originaux par année',
  year: 'Année',
  photos: 'Photos',
  videos: 'Vidéos',
  checksum: 'Somme de contrôle (SHA-256)',
} as const satisfies Translation<typeof en>
