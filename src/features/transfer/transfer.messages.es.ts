import type { transfer as en } from './transfer.messages.en.ts'
import type { Translation } from '#shared/messages.ts'

export const transfer = {
  export: {
    title: 'Llevarse a la familia',
    intro:
      'Un archivo ZIP con todos los originales, byte por byte, y todo lo que se dijo de ellos. Se abre como una pequeña web en cualquier ordenador, sin Hearthbook y sin internet.',
    start: 'Exportar esta familia',
    starting: 'Empezando...',
    progress: 'Empaquetando la familia',
    waiting: 'La exportación empieza en un momento. Puedes salir de esta página; te escribimos cuando esté lista.',
    running:
      'Empaquetando {done, number} de {total, number} archivos. Puedes salir de esta página; te escribimos cuando esté lista.',
    listTitle: 'Exportaciones',
    ready: '{size}, disponible hasta el {date}',
    madeOn: 'Exportación del {date}',
    download: 'Descargar',
    downloadNamed: 'Descargar la exportación del {date}',
    failed: 'Esta no se pudo terminar. Empieza otra, por favor.',
    failedTitle: 'La exportación no pudo empezar',
  },
} satisfies Translation<typeof en>
