import type { Translation } from '#shared/messages.ts'
import type { ownDataMail as en } from './own-data-mail.messages.en.ts'

export const ownDataMail = {
  greeting: 'Bonjour {first_name},',
  greetingWithoutName: 'Bonjour,',
  ready: {
    subject: 'Votre export Hearthbook est prêt',
    heading: 'Toutes vos données, dans un seul fichier',
    intro: 'Votre export est prêt. Vous pouvez le télécharger jusqu’au {date} ; le fichier sera ensuite supprimé.',
    button: 'Télécharger mon export',
    footer:
      'Vous recevez cet e-mail parce que vous avez demandé un export. Personne d’autre ne peut le télécharger : il faut se connecter à votre compte.',
  },
  familyReady: {
    subject: 'L’export de {family} est prêt',
    heading: 'Tout l’album de votre famille, dans un seul fichier',
    intro:
      'L’export de {family} est prêt. Vous pouvez le télécharger jusqu’au {date} ; le fichier sera ensuite supprimé.',
    button: 'Voir l’export',
    footer:
      'Vous recevez cet e-mail parce que vous avez demandé un export. Personne d’autre ne peut le télécharger : il faut se connecter à votre compte.',
  },
  leaving: {
    subject: 'Votre compte Hearthbook va être supprimé',
    heading: 'Votre compte va être supprimé',
    intro:
      'Comme vous l’avez demandé, nous supprimerons votre compte le {date}. Si vous changez d’avis, connectez-vous avant cette date pour le conserver.',
    button: 'Conserver mon compte',
    footer:
      'Vous n’avez rien demandé ? Connectez-vous maintenant pour conserver votre compte, puis vérifiez la liste de vos appareils dans les paramètres du compte.',
  },
  readme:
    'Voici vos données Hearthbook.\n\naccount : ce que nous savons de vous, avec un fichier JSON par type de données.\nfamilies : vos données dans chaque famille. « photos » et « answers » contiennent les photos originales et les enregistrements de vos enfants, tels qu’ils ont été envoyés, à l’octet près. Dans les familles que vous gérez : tout ce que vous pouvez voir. Dans les autres : ce que vous avez ajouté.\nmissing.txt : s’il est présent, il liste les fichiers introuvables.\n',
} satisfies Translation<typeof en>
