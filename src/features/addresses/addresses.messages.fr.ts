import type { Translation } from '#shared/messages.ts'
import type { addresses as en } from './addresses.messages.en.ts'

export const addresses = {
  title: 'Une adresse à vous',
  intro:
    'Qui l’ouvre voit la couverture de votre album avec le nom de la famille, et rien d’autre. La connexion se fait sur Hearthbook.',
  failed: 'Impossible de charger l’adresse',
  slug: 'Adresse',
  slugHint: 'Lettres de a à z, chiffres et traits d’union. L’ancienne est libre aussitôt.',
  save: 'Enregistrer',
  saved: 'Adresse enregistrée',
  visit: 'Ouvrir la couverture',
  noHost:
    'Hearthbook tourne ici sans nom auquel rattacher une adresse. La personne qui s’en occupe peut lui en donner un.',
  domain: {
    title: 'Votre propre domaine',
    label: 'Domaine',
    hint: 'Par exemple album.moreau.example.',
    add: 'Utiliser ce domaine',
    lacking: 'Un domaine à vous vient avec la formule {plan}.',
    lackingAny: 'Votre formule ne comprend pas de domaine à vous.',
    see: 'Voir les formules',
    steps:
      'Là où le domaine est géré, ajoutez ces deux enregistrements. Il peut se passer une heure avant que tous les voient.',
    record: 'Type',
    name: 'Nom',
    value: 'Valeur',
    check: 'Vérifier maintenant',
    waiting: 'Pas encore montré comme étant le vôtre',
    proven: 'Mène à votre couverture',
    remove: 'Y renoncer',
    removed: 'Le domaine ne mène plus ici',
    done: 'Le domaine est à vous et mène à votre couverture',
  },
  problems: {
    slug_wrong:
      'Utilisez 3 à 60 lettres de a à z, chiffres et traits d’union, avec une lettre ou un chiffre aux deux bouts.',
    slug_taken: 'Quelqu’un d’autre a déjà cette adresse. Essayez-en une autre.',
    domain_wrong: 'Ce n’est pas un domaine. Écrivez-le comme album.moreau.example.',
    domain_ours: 'C’est le nom de Hearthbook lui-même. Choisissez-le plus haut, ou prenez un domaine à vous.',
    record_missing:
      'L’enregistrement TXT n’est pas encore là. Vérifiez le nom et la valeur, puis réessayez un peu plus tard.',
    unavailable: 'Les serveurs de noms ne répondent pas. Réessayez un peu plus tard.',
  },
} as const satisfies Translation<typeof en>
