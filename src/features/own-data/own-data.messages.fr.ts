import type { Translation } from '#shared/messages.ts'
import type { ownData as en } from './own-data.messages.en.ts'

export const ownData = {
  export: {
    title: 'Exporter vos données',
    intro:
      'Un seul fichier ZIP avec les originaux de toutes les photos que vous avez ajoutées et de celles que vous pouvez voir dans les familles dont vous êtes propriétaire. Le reste de vos données y figure au format JSON.',
    start: 'Exporter mes données',
    starting: 'Démarrage…',
    progress: 'Préparation de vos fichiers',
    waiting:
      'Votre export commence dans un instant. Vous pouvez quitter cette page : nous vous enverrons un e-mail quand il sera prêt.',
    running:
      'Fichiers prêts : {done, number} sur {total, number}. Vous pouvez quitter cette page : nous vous enverrons un e-mail quand l’export sera prêt.',
    listTitle: 'Vos exports',
    ready: '{size}, disponible jusqu’au {date}',
    madeOn: 'Export du {date}',
    download: 'Télécharger',
    downloadNamed: 'Télécharger l’export du {date}',
    failed: 'Cet export a échoué. Lancez-en un autre.',
    failedTitle: 'Impossible de lancer l’export',
  },
  delete: {
    title: 'Supprimer mon compte',
    intro: 'Votre compte sera supprimé au bout de 30 jours. Connectez-vous avant si vous voulez le garder.',
    stays:
      '{count, plural, =0 {Vous ne faites partie d’aucune autre famille.} one {Ce que vous avez ajouté à votre autre famille y reste, sans votre nom.} other {Ce que vous avez ajouté à vos # autres familles y reste, sans votre nom.}} Ce qui n’est visible que par vous est supprimé.',
    ownedTitle: 'Ces familles vous appartiennent',
    ownedText: 'Avant de supprimer votre compte, transférez chaque famille à un autre membre ou supprimez-la.',
    members: '{count, plural, =1 {Vous seulement} other {# membres}}',
    settle: 'Transférer ou supprimer',
    settleNamed: 'Transférer ou supprimer {name}',
    exportFirst: 'Pensez à exporter d’abord vos données.',
    start: 'Supprimer mon compte',
    dialogTitle: 'Supprimer votre compte ?',
    dialogText:
      'Toutes vos sessions seront fermées. Au bout de {days, number} jours, votre compte et ce qui n’est visible que par vous seront définitivement supprimés.',
    typeEmail: 'Saisissez {email} pour confirmer',
    email_differs: 'Ce n’est pas l’e-mail de votre compte. Vérifiez-le et réessayez.',
    confirm: 'Supprimer mon compte',
    deleting: 'Suppression…',
    failed: 'Impossible de supprimer votre compte',
    farewell: 'Votre compte sera supprimé le {date}',
    farewellText: 'Connectez-vous avant cette date si vous voulez le garder.',
  },
  keep: {
    title: 'Garder votre compte ?',
    text: 'Vous avez demandé sa suppression. Le {date}, votre compte et ce qui n’est visible que par vous seront définitivement supprimés.',
    keep: 'Garder mon compte',
    keeping: 'Restauration…',
    kept: 'Bon retour parmi nous',
    keptText: 'Votre compte ne sera pas supprimé, et vous retrouvez tout à sa place.',
    leave: 'Se déconnecter',
    failed: 'Une erreur est survenue',
  },
} satisfies Translation<typeof en>
