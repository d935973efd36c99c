import type { Translation } from '#shared/messages.ts'
import type { ownData as en } from './own-data.messages.en.ts'

export const ownData = {
  export: {
    title: 'Exporta tus datos',
    intro:
      'Descarga un archivo ZIP con todo lo que agregaste y todo lo que puedes ver en las familias que administras, originales incluidos.',
    others: 'Las fotos que otras personas agregaron a una familia que no administras no están en este archivo.',
    allOf: 'Descargar todas las fotos de {name}',
    start: 'Exportar mis datos',
    starting: 'Iniciando…',
    progress: 'Preparando tus archivos',
    waiting:
      'Tu exportación empezará en un momento. Puedes salir de esta página: te enviaremos un correo cuando esté lista.',
    running:
      'Archivos listos: {done, number} de {total, number}. Puedes salir de esta página: te enviaremos un correo cuando la exportación esté lista.',
    listTitle: 'Tus exportaciones',
    ready: '{size}, disponible hasta el {date}',
    madeOn: 'Exportación del {date}',
    download: 'Descargar',
    downloadNamed: 'Descargar la exportación del {date}',
    failed: 'Esta exportación falló. Inicia otra.',
    failedTitle: 'No pudimos iniciar la exportación',
  },
  delete: {
    title: 'Eliminar mi cuenta',
    intro: 'La eliminación tarda 30 días. Si cambias de opinión, inicia sesión antes.',
    stays:
      '{count, plural, =0 {No formas parte de ninguna otra familia.} one {Lo que agregaste a tu otra familia seguirá ahí, sin tu nombre.} other {Lo que agregaste a tus otras # familias seguirá ahí, sin tu nombre.}} Lo que solo tú puedes ver se eliminará.',
    letters:
      '{count, plural, one {Tu carta sellada se queda, con tu nombre y todo lo que contiene, y se abrirá en su día.} other {Tus # cartas selladas se quedan, con tu nombre y todo lo que contienen, y se abrirán en su día.}} {count, plural, one {Si no quieres que sea así, retírala antes.} other {Si no quieres que sea así, retíralas antes.}} Después, nadie podrá hacerlo.',
    ownedTitle: 'Administras estas familias',
    ownedText: 'Antes de eliminar tu cuenta, transfiere cada familia a otro miembro o elimínala.',
    members: '{count, plural, =1 {Solo tú} other {# miembros}}',
    settle: 'Transferir o eliminar',
    settleNamed: 'Transferir o eliminar {name}',
    exportFirst: 'Quizás quieras exportar tus datos primero.',
    start: 'Eliminar mi cuenta',
    dialogTitle: '¿Eliminar tu cuenta?',
    dialogText:
      'Se cerrará tu sesión en todos los dispositivos. Después de {days, number} días, tu cuenta y lo que solo tú puedes ver se eliminarán definitivamente.',
    typeEmail: 'Escribe {email} para confirmar',
    email_differs: 'Ese no es el correo de tu cuenta. Revísalo e inténtalo de nuevo.',
    confirm: 'Eliminar mi cuenta',
    deleting: 'Eliminando…',
    failed: 'No pudimos eliminar tu cuenta',
    farewell: 'Tu cuenta se eliminará el {date}',
    farewellText: 'Inicia sesión antes de esa fecha si quieres conservarla.',
  },
  keep: {
    title: '¿Conservar tu cuenta?',
    text: 'Nos pediste eliminarla. El {date}, tu cuenta y lo que solo tú puedes ver se eliminarán definitivamente.',
    keep: 'Conservar mi cuenta',
    keeping: 'Restaurando…',
    kept: 'Qué bueno tenerte de vuelta',
    keptText: 'Tu cuenta no se eliminará y todo está donde lo dejaste.',
    leave: 'Cerrar sesión',
    failed: 'Algo salió mal',
  },
} satisfies Translation<typeof en>
