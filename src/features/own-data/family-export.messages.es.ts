import type { transfer as en } from './family-export.messages.en.ts'
import type { Translation } from '#shared/messages.ts'

export const transfer = {
  export: {
    title: 'Exportar el álbum de tu familia',
    intro:
      'Descarga un archivo ZIP con todos los originales, sin cambios, y todo lo demás que agregó tu familia. Se abre en cualquier navegador, sin Hearthbook y sin internet.',
    start: 'Exportar álbum',
    starting: 'Iniciando…',
    progress: 'Preparando la exportación',
    waiting:
      'La exportación empezará en un momento. Puedes salir de esta página: te enviaremos un correo cuando esté lista.',
    running:
      'Archivos listos: {done, number} de {total, number}. Puedes salir de esta página: te enviaremos un correo cuando la exportación esté lista.',
    listTitle: 'Exportaciones',
    ready: '{size}, disponible hasta el {date}',
    madeOn: 'Exportación del {date}',
    download: 'Descargar',
    downloadNamed: 'Descargar la exportación del {date}',
    failed: 'No pudimos completar esta exportación. Inicia otra.',
    failedTitle: 'No pudimos iniciar la exportación',
  },
} satisfies Translation<typeof en>
