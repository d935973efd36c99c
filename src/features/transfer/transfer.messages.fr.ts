import type { transfer as en } from './transfer.messages.en.ts'
import type { Translation } from '#shared/messages.ts'

export const transfer = {
  export: {
    title: 'Emporter la famille',
    intro:
      'Un fichier ZIP avec tous les originaux, octet par octet, et tout ce qui en a été dit. Il s’ouvre comme un petit site sur n’importe quel ordinateur, sans Hearthbook et sans internet.',
    start: 'Exporter cette famille',
    starting: 'Démarrage...',
    progress: 'Préparation de la famille',
    waiting:
      'L’export commence dans un instant. Vous pouvez quitter cette page ; nous vous écrirons quand il sera prêt.',
    running:
      '{done, number} fichiers sur {total, number}. Vous pouvez quitter cette page ; nous vous écrirons quand il sera prêt.',
    listTitle: 'Exports',
    ready: '{size}, disponible jusqu’au {date}',
    madeOn: 'Export du {date}',
    download: 'Télécharger',
    downloadNamed: 'Télécharger l’export du {date}',
    failed: 'Celui-ci n’a pas pu être terminé. Veuillez en lancer un autre.',
    failedTitle: 'L’export n’a pas pu commencer',
  },
} satisfies Translation<typeof en>
