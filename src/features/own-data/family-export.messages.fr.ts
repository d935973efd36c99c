import type { transfer as en } from './family-export.messages.en.ts'
import type { Translation } from '#shared/messages.ts'

export const transfer = {
  export: {
    title: 'Exporter l’album de votre famille',
    intro:
      'Téléchargez un fichier ZIP avec tous les originaux, intacts, et tout ce que votre famille a ajouté. Il s’ouvre dans n’importe quel navigateur, même sans Hearthbook ni connexion Internet.',
    start: 'Exporter l’album',
    starting: 'Démarrage…',
    progress: 'Préparation de l’export',
    waiting:
      'Votre export va commencer. Vous pouvez quitter cette page. Nous vous enverrons un e-mail quand il sera prêt.',
    running:
      'Fichiers ajoutés : {done, number} sur {total, number}. Vous pouvez quitter cette page. Nous vous enverrons un e-mail quand l’export sera prêt.',
    listTitle: 'Exports',
    ready: '{size}, disponible jusqu’au {date}',
    madeOn: 'Export du {date}',
    download: 'Télécharger',
    downloadNamed: 'Télécharger l’export du {date}',
    failed: 'Cet export n’a pas abouti. Lancez-en un nouveau.',
    failedTitle: 'Impossible de démarrer l’export',
  },
} satisfies Translation<typeof en>
