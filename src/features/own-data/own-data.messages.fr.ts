import type { Translation } from '#shared/messages.ts'
import type { ownData as en } from './own-data.messages.en.ts'

export const ownData = {
  export: {
    title: 'Tout emporter',
    intro:
      'Un fichier ZIP avec les originaux de toutes les photos que vous avez ajoutées ou qui sont dans vos familles, octet pour octet, et tout le reste qui est à vous en JSON.',
    start: 'Exporter mes données',
    starting: 'Démarrage...',
    progress: 'Vos photos sont rassemblées',
    waiting:
      'Votre export commence dans un instant. Vous pouvez quitter cette page ; un e-mail vous dira qu’il est prêt.',
    running:
      '{done, number} fichiers sur {total, number}. Vous pouvez quitter cette page ; un e-mail vous dira que l’export est prêt.',
    listTitle: 'Vos exports',
    ready: '{size}, disponible jusqu’au {date}',
    madeOn: 'Export du {date}',
    download: 'Télécharger',
    downloadNamed: 'Télécharger l’export du {date}',
    failed: 'Celui-ci n’a pas pu être terminé. Lancez-en un autre.',
    failedTitle: 'L’export n’a pas pu commencer',
  },
  delete: {
    title: 'Supprimer mon compte',
    intro:
      'Votre compte disparaît 30 jours après votre demande. D’ici là, il suffit de vous connecter pour le garder, et rien n’est perdu.',
    stays:
      '{count, plural, =0 {Vous ne faites partie d’aucune autre famille.} one {Ce que vous avez ajouté à l’autre famille y reste, sans votre nom.} other {Ce que vous avez ajouté à # autres familles y reste, sans votre nom.}} Ce que vous seul pouvez voir part avec vous.',
    ownedTitle: 'Ces familles sont à vous',
    ownedText:
      'Une famille a besoin d’un propriétaire. Confiez chacune à quelqu’un qui en fait partie, ou supprimez-la.',
    members: '{count, plural, =1 {Vous seul} other {# membres}}',
    settle: 'Confier ou supprimer',
    settleNamed: 'Confier ou supprimer {name}',
    exportFirst: 'Vous voudrez peut-être d’abord exporter vos données.',
    start: 'Supprimer mon compte',
    dialogTitle: 'Supprimer votre compte ?',
    dialogText:
      'Vous serez déconnecté partout. Après {days, number} jours, le compte et ce que vous seul pouvez voir disparaissent pour de bon.',
    typeEmail: 'Saisissez {email} pour confirmer',
    email_differs: 'Ce n’est pas l’adresse de votre compte.',
    confirm: 'Supprimer mon compte',
    deleting: 'Suppression...',
    failed: 'Votre compte n’a pas pu être supprimé',
    farewell: 'Votre compte sera supprimé le {date}',
    farewellText: 'Connectez-vous avant cette date si vous voulez le garder.',
  },
  keep: {
    title: 'Gardons-nous votre compte ?',
    text: 'Vous avez demandé à le supprimer. Le {date}, il disparaît pour de bon, avec tout ce que vous seul pouvez voir.',
    keep: 'Garder mon compte',
    keeping: 'Un instant...',
    kept: 'Heureux de vous revoir',
    keptText: 'Votre compte reste, et tout est là où vous l’avez laissé',
    leave: 'Me déconnecter',
    failed: 'Cela n’a pas fonctionné',
  },
  failedTitle: 'Le chargement a échoué',
} satisfies Translation<typeof en>
