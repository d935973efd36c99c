import type { Translation } from '#shared/messages.ts'
import type { addresses as en } from './addresses.messages.en.ts'

export const addresses = {
  title: 'L’adresse web de votre famille',
  intro:
    'Elle ne montre que la couverture de l’album et le nom de votre famille. Pour voir le reste, les membres se connectent.',
  failed: 'Impossible de charger l’adresse',
  slug: 'Adresse',
  slugHint:
    'Utilisez des lettres de a à z, des chiffres et des traits d’union. L’ancienne adresse cesse aussitôt de fonctionner.',
  save: 'Enregistrer',
  saved: 'Adresse enregistrée',
  visit: 'Ouvrir la couverture',
  noHost: 'Les adresses de famille ne sont pas activées ici. Seule l’administration de ce Hearthbook peut les activer.',
  domain: {
    title: 'Votre propre domaine',
    label: 'Domaine',
    hint: 'Par exemple album.moreau.example',
    add: 'Ajouter le domaine',
    lacking: 'La formule {plan} comprend un domaine personnalisé.',
    lackingAny: 'Votre formule ne comprend pas de domaine personnalisé.',
    see: 'Voir les formules',
    steps:
      'Ajoutez ces enregistrements là où vous gérez votre domaine. Les changements peuvent mettre une heure à apparaître.',
    record: 'Enregistrement',
    name: 'Nom',
    value: 'Valeur',
    check: 'Vérifier maintenant',
    waiting: 'Non vérifié',
    proven: 'Vérifié. Ce domaine ouvre votre couverture.',
    remove: 'Retirer le domaine',
    removed: 'Domaine retiré',
    done: 'Domaine vérifié. Il ouvre désormais votre couverture.',
  },
  problems: {
    slug_wrong:
      'Utilisez 3 à 60 caractères : lettres de a à z, chiffres et traits d’union. Commencez et terminez par une lettre ou un chiffre.',
    slug_taken: 'Cette adresse est déjà prise. Essayez-en une autre.',
    domain_wrong: 'Ceci ne ressemble pas à un domaine. Saisissez-en un comme album.moreau.example.',
    domain_ours: 'Ce domaine appartient à Hearthbook. Utilisez l’adresse ci-dessus ou un domaine à vous.',
    record_missing:
      'L’enregistrement TXT reste introuvable. Vérifiez son nom et sa valeur, puis réessayez un peu plus tard.',
    unavailable: 'Les serveurs de noms du domaine ne répondent pas. Réessayez un peu plus tard.',
  },
} as const satisfies Translation<typeof en>
