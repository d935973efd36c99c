import type { Translation } from '#shared/messages.ts'
import type { ownData as en } from './own-data.messages.en.ts'

export const ownData = {
  export: {
    title: 'Exporter vos données',
    intro:
      'Téléchargez un fichier ZIP avec tout ce que vous avez ajouté et tout ce que vous voyez dans les familles que vous gérez, originaux compris.',
    others:
      'Les photos ajoutées par d’autres personnes à une famille que vous ne gérez pas ne sont pas dans ce fichier.',
    allOf: 'Télécharger toutes les photos de {name}',
    start: 'Exporter mes données',
    starting: 'Démarrage…',
    progress: 'Préparation de vos fichiers',
    waiting:
      'Votre export commencera dans un instant. Vous pouvez quitter cette page : nous vous enverrons un e-mail quand il sera prêt.',
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
    intro: 'La suppression prend 30 jours. Si vous changez d’avis, connectez-vous d’ici là.',
    stays:
      '{count, plural, =0 {Vous ne faites partie d’aucune autre famille.} one {Ce que vous avez ajouté à votre autre famille y restera, sans votre nom.} other {Ce que vous avez ajouté à vos # autres familles y restera, sans votre nom.}} Les contenus visibles par vous seulement seront supprimés.',
    letters:
      '{count, plural, one {Votre lettre scellée reste, avec votre nom et tout son contenu, et s’ouvrira le jour venu.} other {Vos # lettres scellées restent, avec votre nom et tout leur contenu, et s’ouvriront le jour venu.}} {count, plural, one {Si vous ne le souhaitez pas, reprenez-la d’abord.} other {Si vous ne le souhaitez pas, reprenez-les d’abord.}} Ensuite, ce ne sera plus possible.',
    ownedTitle: 'Vous gérez ces familles',
    ownedText: 'Avant de supprimer votre compte, transférez chaque famille à un autre membre ou supprimez-la.',
    members: '{count, plural, =1 {Vous seulement} other {# membres}}',
    settle: 'Transférer ou supprimer',
    settleNamed: 'Transférer ou supprimer {name}',
    exportFirst: 'Pensez à exporter d’abord vos données.',
    start: 'Supprimer mon compte',
    dialogTitle: 'Supprimer votre compte ?',
    dialogText:
      'Toutes vos sessions seront fermées. Au bout de {days, number} jours, votre compte et les contenus visibles par vous seulement seront définitivement supprimés.',
    typeEmail: 'Saisissez {email} pour confirmer',
    email_differs: 'Cette adresse n’est pas celle de votre compte. Vérifiez-la et réessayez.',
    confirm: 'Supprimer mon compte',
    deleting: 'Suppression…',
    failed: 'Impossible de supprimer votre compte',
    farewell: 'Votre compte sera supprimé le {date}',
    farewellText: 'Pour le conserver, connectez-vous avant cette date.',
  },
  keep: {
    title: 'Conserver votre compte ?',
    text: 'Vous avez demandé la suppression de votre compte. Le {date}, votre compte et les contenus visibles par vous seulement seront définitivement supprimés.',
    keep: 'Conserver mon compte',
    keeping: 'Restauration…',
    kept: 'Ravis de vous revoir',
    keptText: 'Votre compte ne sera pas supprimé. Vous retrouvez tout à sa place.',
    leave: 'Se déconnecter',
    failed: 'Une erreur est survenue',
  },
} satisfies Translation<typeof en>
