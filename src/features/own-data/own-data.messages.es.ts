import type { Translation } from '#shared/messages.ts'
import type { ownData as en } from './own-data.messages.en.ts'

export const ownData = {
  export: {
    title: 'Llévatelo todo',
    intro:
      'Un archivo ZIP con los originales de todas las fotos que añadiste o que están en familias tuyas, byte a byte, y todo lo demás que es tuyo en JSON.',
    start: 'Exportar mis datos',
    starting: 'Empezando...',
    progress: 'Empaquetando tus fotos',
    waiting: 'Tu exportación empieza enseguida. Puedes salir de esta página; te escribiremos cuando esté lista.',
    running:
      'Empaquetando {done, number} de {total, number} archivos. Puedes salir de esta página; te escribiremos cuando esté lista.',
    listTitle: 'Tus exportaciones',
    ready: '{size}, disponible hasta el {date}',
    madeOn: 'Exportación del {date}',
    download: 'Descargar',
    downloadNamed: 'Descargar la exportación del {date}',
    failed: 'Esta no se pudo terminar. Empieza otra, por favor.',
    failedTitle: 'La exportación no ha podido empezar',
  },
  delete: {
    title: 'Eliminar mi cuenta',
    intro:
      'Tu cuenta se va 30 días después de que lo pidas. Hasta entonces, al entrar podrás conservarla y no se pierde nada.',
    stays:
      '{count, plural, =0 {No perteneces a ninguna otra familia.} one {Lo que añadiste a la otra familia se queda allí, sin tu nombre.} other {Lo que añadiste a otras # familias se queda allí, sin tu nombre.}} Lo que solo ves tú se va contigo.',
    ownedTitle: 'Estas familias son tuyas',
    ownedText: 'Una familia necesita a alguien al frente. Cede cada una a alguien que esté en ella, o elimínala.',
    members: '{count, plural, =1 {Solo tú} other {# miembros}}',
    settle: 'Ceder o eliminar',
    settleNamed: 'Ceder o eliminar {name}',
    exportFirst: 'Quizá quieras exportar antes tus datos.',
    start: 'Eliminar mi cuenta',
    dialogTitle: '¿Eliminar tu cuenta?',
    dialogText:
      'Se cerrará tu sesión en todas partes. Pasados {days, number} días, la cuenta y lo que solo ves tú desaparecen para siempre.',
    typeEmail: 'Escribe {email} para confirmar',
    email_differs: 'Esta no es la dirección de tu cuenta.',
    confirm: 'Eliminar mi cuenta',
    deleting: 'Eliminando...',
    failed: 'No se ha podido eliminar tu cuenta',
    farewell: 'Tu cuenta se eliminará el {date}',
    farewellText: 'Entra antes de ese día si quieres conservarla.',
  },
  keep: {
    title: '¿Conservamos tu cuenta?',
    text: 'Pediste eliminarla. El {date} desaparece para siempre, con todo lo que solo ves tú.',
    keep: 'Conservar mi cuenta',
    keeping: 'Un momento...',
    kept: 'Qué bien que hayas vuelto',
    keptText: 'Tu cuenta se queda y todo está donde lo dejaste',
    leave: 'Cerrar sesión',
    failed: 'No ha funcionado',
  },
  failedTitle: 'No se ha podido cargar',
} satisfies Translation<typeof en>
