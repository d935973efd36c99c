import type { transfer as en } from './transfer.messages.en.ts'
import type { Translation } from '#shared/messages.ts'

export const transfer = {
  export: {
    title: 'Exportar tu familia',
    intro:
      'Descarga un archivo ZIP con todos los originales, sin cambios, y todo lo que tu familia ha agregado. Se abre en cualquier navegador, sin Hearthbook y sin internet.',
    start: 'Exportar esta familia',
    starting: 'Iniciando…',
    progress: 'Preparando la exportación',
    waiting:
      'La exportación comenzará en un momento. Puedes salir de esta página. Te enviaremos un correo cuando esté lista.',
    running:
      '{done, number} de {total, number} archivos agregados. Puedes salir de esta página. Te enviaremos un correo cuando la exportación esté lista.',
    listTitle: 'Exportaciones',
    ready: '{size}, disponible hasta el {date}',
    madeOn: 'Exportación del {date}',
    download: 'Descargar',
    downloadNamed: 'Descargar la exportación del {date}',
    failed: 'Esta exportación no se completó. Inicia otra.',
    failedTitle: 'No pudimos iniciar la exportación',
  },
} satisfies Translation<typeof en>
