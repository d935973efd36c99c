import type { Translation } from '#shared/messages.ts'
import type { ownDataMail as en } from './own-data-mail.messages.en.ts'

export const ownDataMail = {
  greeting: 'Bonjour {first_name},',
  greetingWithoutName: 'Bonjour,',
  ready: {
    subject: 'Votre export Hearthbook est prêt',
    heading: 'Tout ce qui est à vous, dans un seul fichier',
    intro: 'Votre export est prêt. Vous pouvez le télécharger jusqu’au {date} ; ensuite le fichier est supprimé.',
    button: 'Télécharger mon export',
    footer:
      'Vous recevez cet e-mail parce que vous avez demandé un export. Vous seul pouvez le télécharger, une fois connecté.',
  },
  familyReady: {
    subject: 'L’export de {family} est prêt',
    heading: 'Toute une famille, dans un seul fichier',
    intro:
      'L’export de {family} est prêt. Vous pouvez le télécharger jusqu’au {date} ; ensuite le fichier est supprimé.',
    button: 'Voir l’export',
    footer:
      'Vous recevez cet e-mail parce que vous avez demandé un export. Vous seul pouvez le télécharger, une fois connecté.',
  },
  leaving: {
    subject: 'Votre compte Hearthbook va être supprimé',
    heading: 'Votre compte va être supprimé',
    intro:
      'Comme vous l’avez demandé, votre compte sera supprimé le {date}. D’ici là rien n’est perdu : connectez-vous et vous pourrez le garder.',
    button: 'Me connecter pour le garder',
    footer:
      'Si vous n’avez rien demandé, connectez-vous maintenant, gardez votre compte, puis vérifiez vos appareils dans les paramètres du compte.',
  },
  readme:
    'Voici tout ce qui est à vous dans Hearthbook.\n\naccount : ce que nous savons de vous, un fichier JSON par type de chose.\nfamilies : chaque famille avec ce qui y est à vous. Dans « photos » et « answers » se trouvent les originaux et les enregistrements de vos enfants, octet pour octet tels qu’ils ont été envoyés : pour une famille qui vous appartient, tous ceux que vous pouvez voir ; pour les autres, ceux que vous avez ajoutés.\nmissing.txt, s’il est là, nomme les fichiers introuvables.\n',
} satisfies Translation<typeof en>
