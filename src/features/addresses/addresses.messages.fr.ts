import type { Translation } from '#shared/messages.ts'
import type { addresses as en } from './addresses.messages.en.ts'

export const addresses = {
  title: 'L’adresse web de votre famille',
  intro:
    'Toute personne qui ouvre cette adresse ne voit que la couverture, avec le nom de votre famille. Les membres se connectent pour voir le reste.',
  failed: 'Impossible de charger votre adresse web',
  slug: 'Adresse',
  slugHint:
    'Utilisez des lettres de a à z, des chiffres et des traits d’union. Si vous changez d’adresse, l’ancienne cessera immédiatement de fonctionner.',
  use: 'Utiliser cette adresse',
  unguessable:
    'Pour l’instant, votre adresse se termine par des caractères aléatoires, pour que personne ne la devine.',
  save: 'Enregistrer',
  saved: 'Adresse enregistrée',
  visit: 'Voir la couverture',
  noHost: 'Les adresses de famille ne sont pas activées ici. La personne qui administre ce site peut les activer.',
  advanced: 'Options avancées',
  domain: {
    title: 'Votre propre domaine',
    label: 'Domaine',
    hint: 'Par exemple : album.moreau.example',
    add: 'Ajouter le domaine',
    lacking: 'La formule {plan} comprend un domaine personnalisé.',
    lackingAny: 'Votre formule ne comprend pas de domaine personnalisé.',
    see: 'Voir les formules',
    steps:
      'Ajoutez ces enregistrements là où vous gérez votre domaine. Les changements peuvent mettre une heure à être pris en compte.',
    record: 'Enregistrement',
    name: 'Nom',
    value: 'Valeur',
    check: 'Vérifier maintenant',
    waiting: 'Non vérifié',
    proven: 'Vérifié. Ce domaine ouvre désormais la couverture de votre album.',
    remove: 'Retirer le domaine',
    removed: 'Domaine retiré',
    done: 'Domaine vérifié. Il ouvre désormais la couverture de votre album.',
  },
  problems: {
    slug_wrong:
      'Utilisez 3 à 60 caractères : lettres de a à z, chiffres et traits d’union. Commencez et terminez par une lettre ou un chiffre.',
    slug_taken: 'Cette adresse est déjà prise. Essayez-en une autre.',
    domain_wrong: 'Ce domaine n’est pas valide. Saisissez-le sous la forme album.moreau.example.',
    domain_ours: 'Ce domaine appartient à Hearthbook. Utilisez l’adresse ci-dessus ou votre propre domaine.',
    record_missing:
      'Nous ne trouvons pas encore l’enregistrement TXT. Vérifiez son nom et sa valeur, puis réessayez un peu plus tard.',
    unavailable: 'Nous n’avons pas pu vérifier ce domaine. Réessayez un peu plus tard.',
  },
} as const satisfies Translation<typeof en>
