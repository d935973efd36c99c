import type { Translation } from '#shared/messages.ts'
import type { fileCheck as english } from './file-check.messages.en.ts'

export const fileCheck: Translation<typeof english> = {
  title: 'Libérer de la place',
  intro: 'Avant de supprimer des photos et des vidéos d’un appareil, vérifiez lesquelles sont en sécurité ici.',
  back: 'Ajouter',
  again: 'Vérifier d’autres fichiers',
  privacy: 'Rien n’est envoyé. Votre navigateur compare seulement vos fichiers avec ceux d’ici.',
  chooseFiles: 'Choisir des fichiers',
  chooseFolder: 'Choisir un dossier',
  nothing: 'Il n’y a aucun fichier à vérifier',
  failed: 'Impossible de vérifier vos fichiers',
  hashing: {
    title: 'Lecture de vos fichiers…',
    progress: '{done, number} sur {total, plural, one {# fichier} other {# fichiers}}, {size} au total',
    stop: 'Arrêter',
  },
  headline: '{safe, number} sur {total, plural, one {# fichier} other {# fichiers}} en sécurité ici',
  allSafe:
    'Chaque fichier est enregistré ici, intact et dans une sauvegarde. Vous pouvez le supprimer de votre appareil.',
  noneSafe: 'N’en supprimez encore aucun de votre appareil.',
  someSafe: 'Ne supprimez de votre appareil que les fichiers en sécurité. Gardez les autres pour l’instant.',
  stopped:
    'Vous avez arrêté avant la fin : {total, number} sur {chosen, plural, one {# fichier vérifié} other {# fichiers vérifiés}}.',
  noBackups: {
    title: 'Il n’y a pas de deuxième copie',
    text: 'Ici, tout est sur un seul ordinateur. Si son disque tombe en panne, tout est perdu : aucun fichier ne compte donc comme en sécurité. Gardez vos copies.',
  },
  firstBackup: {
    title: 'Il n’y a pas encore de sauvegarde',
    text: 'La première sauvegarde n’est pas encore terminée : aucun fichier ne compte donc comme en sécurité. Vérifiez à nouveau demain.',
  },
  checkAgain: 'Vérifier à nouveau',
  checking: 'Vérification…',
  receipt: {
    save: 'Enregistrer cette liste',
    title: 'Les fichiers qu’on peut supprimer',
    made: '{family} sur {server}, {date}, {time}',
    means:
      'Un fichier est en sécurité s’il est enregistré ici à l’octet près, intact et dans une sauvegarde complète. Chaque fichier est accompagné de son empreinte SHA-256.',
  },
  facts: {
    checked: 'Intact le {date}',
    damaged: 'Endommagé, vérifié le {date}',
    notChecked: 'Pas encore vérifié',
    backedUp: 'Dans la sauvegarde du {date}',
    notBackedUp: 'Dans aucune sauvegarde',
  },
  groups: {
    safe: {
      title: '{count, plural, one {# fichier est} other {# fichiers sont}} en sécurité',
      text: 'Enregistré ici, intact et dans une sauvegarde.',
    },
    stored: {
      title:
        '{count, plural, one {# fichier est enregistré, mais pas encore} other {# fichiers sont enregistrés, mais pas encore}} en sécurité',
      text: 'Enregistré ici, mais pas encore vérifié ou pas encore sauvegardé.',
    },
    damaged: {
      title: '{count, plural, one {# fichier est endommagé} other {# fichiers sont endommagés}} ici',
      text: 'La copie enregistrée est endommagée ou absente. Gardez la vôtre. Si vous l’envoyez à nouveau, elle remplace celle qui est endommagée.',
    },
    deleted: {
      title: '{count, plural, one {# fichier est} other {# fichiers sont}} dans Supprimées récemment',
      text: 'Ce qui est dans Supprimées récemment sera supprimé définitivement et ne compte donc pas comme en sécurité.',
    },
    not_here: {
      title: '{count, plural, one {# fichier n’est pas} other {# fichiers ne sont pas}} ici',
      text: 'Absent des photos et vidéos que vous pouvez voir dans cette famille.',
    },
    unreadable: {
      title: 'Impossible de lire {count, plural, one {# fichier} other {# fichiers}}',
      text: 'Les fichiers déplacés ou modifiés depuis votre choix, ou présents seulement dans le cloud, ne peuvent pas être vérifiés. Choisissez-les de nouveau.',
    },
    converted:
      'L’iPhone peut donner au navigateur une copie convertie, par exemple un JPEG d’une photo HEIC. L’original est peut-être ici malgré tout.',
    show: 'Afficher les fichiers',
    open: 'Ouvrir',
    openNamed: 'Ouvrir {name}',
    upload: 'Envoyer {count, plural, one {# fichier} other {# fichiers}}',
    uploading: 'Envoi en cours. Vérifiez à nouveau quand il sera terminé.',
  },
}
