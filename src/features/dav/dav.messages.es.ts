import type { Translation } from '#shared/messages.ts'
import type { dav as english } from './dav.messages.en.ts'

export const dav: Translation<typeof english> = {
  title: 'Copia automática desde tu teléfono',
  intro:
    'Una pequeña app en tu teléfono puede agregar aquí tus fotos nuevas automáticamente. Te mostramos cómo configurarla, y ninguna foto se agrega dos veces.',
  back: 'Subir',
  open: 'Configurar la copia automática',
  check: {
    title: '¿Quieres liberar espacio?',
    text: 'Antes de borrar archivos de tu dispositivo, verifica cuáles están a salvo aquí.',
    open: 'Verificar qué se puede borrar',
  },
  create: {
    title: 'Agregar un dispositivo',
    text: 'Cada dispositivo tiene su propia contraseña de aplicación, así puedes revocarla sin afectar a los demás.',
    name: 'Nombre del dispositivo',
    nameHint: 'Por ejemplo, iPhone de Ana.',
    scope: 'Permisos',
    scopes: {
      add: {
        label: 'Agregar fotos',
        hint: 'El dispositivo envía fotos y no puede ver las demás. Ideal para teléfonos.',
      },
      read: {
        label: 'Descargar fotos',
        hint: 'El dispositivo lee los originales que tú puedes ver. Ideal para tener una segunda copia.',
      },
      write: { label: 'Agregar y descargar fotos', hint: 'El dispositivo hace ambas cosas.' },
    },
    submit: 'Crear contraseña de aplicación',
    creating: 'Creando…',
  },
  viewer:
    'Para configurarla necesitas permiso para agregar fotos. Pídele a quien administra esta familia que cambie tu rol.',
  made: {
    title: 'Contraseña de aplicación para {name}',
    text: 'Escribe estos datos en la aplicación de tu teléfono o escanea el código para copiarlos. Solo mostramos la contraseña una vez.',
    qr: 'Código QR con la dirección, el usuario y la contraseña',
    address: 'Dirección',
    user: 'Usuario',
    password: 'Contraseña',
    folder: 'Carpeta',
    copy: 'Copiar',
    copied: 'Copiado',
    done: 'Ya la escribí',
    unsavedTitle: '¿Cerrar sin guardar la contraseña?',
    unsavedText: 'No podrás volver a ver esta contraseña. Si la pierdes, revócala y crea otra.',
    unsavedStay: 'Volver a la contraseña',
    unsavedLeave: 'Cerrar de todos modos',
  },
  inbox: {
    title: 'Carpeta en el servidor',
    text: 'Las fotos que Syncthing, una unidad de red, FTP o un escáner guardan en esta carpeta se agregan automáticamente. Si un archivo no se puede agregar, un archivo de texto a su lado explica por qué.',
    create: 'Crear carpeta',
    creating: 'Creando…',
    failed: 'No pudimos crear la carpeta',
  },
  devices: {
    title: 'Tus dispositivos',
    empty: 'Todavía no hay dispositivos.',
    scopes: { add: 'Agrega fotos', read: 'Descarga fotos', write: 'Agrega y descarga fotos' },
    used: 'Último uso: {ago}',
    unused: 'Sin usar',
    revoke: 'Revocar',
    revokeNamed: 'Revocar {name}',
    revokeTitle: '¿Revocar esta contraseña de aplicación?',
    revokeText: '{name} ya no podrá conectarse. Las fotos que agregó se quedan en la familia.',
    revoking: 'Revocando…',
    revoked: 'Contraseña de aplicación revocada',
    failed: 'Algo salió mal',
    failedTitle: 'No pudimos cargar tus dispositivos',
  },
  refused: {
    title: 'Archivos que no se importaron',
    from: '{device} · {date}',
  },
  steps: {
    title: 'Cómo configurarla',
    photosync: {
      title: 'PhotoSync (iPhone y Android)',
      one: 'En la configuración de la aplicación, elige WebDAV y agrega un servidor.',
      two: 'Escribe la dirección, el usuario y la contraseña. Elige Inbox como carpeta de destino.',
      three: 'Activa la transferencia automática y elige cuándo: por ejemplo, mientras el teléfono se carga en casa.',
    },
    foldersync: {
      title: 'FolderSync (Android)',
      one: 'Agrega una cuenta, elige WebDAV y escribe la dirección, el usuario y la contraseña.',
      two: 'Crea un par de carpetas de la carpeta DCIM de tu teléfono a Inbox, hacia la carpeta remota.',
      three: 'Desactiva el borrado y elige un horario o la sincronización instantánea.',
    },
    other: {
      title: 'Otras aplicaciones con WebDAV',
      one: 'Elige WebDAV en la aplicación. Muchas aplicaciones para Nextcloud u ownCloud también lo ofrecen. La aplicación de Nextcloud solo se conecta a Nextcloud.',
      two: 'Escribe la dirección completa, el usuario y la contraseña. Si hay campos separados, la ruta es /dav/.',
      three:
        'Elige Inbox como destino. Haz que la aplicación solo copie archivos, sin borrarlos ni sincronizar en ambos sentidos.',
    },
    rclone: {
      title: 'rclone (computadoras)',
      one: 'Crea un remoto. Con el proveedor ownCloud, rclone también compara las fechas de modificación.',
      two: 'Después, copia una carpeta cuantas veces quieras. rclone solo envía lo nuevo.',
    },
    note: 'La carpeta Inbox le muestra a cada dispositivo lo que ya envió, para que no lo envíe otra vez. Si borras archivos allí, las fotos no se borran aquí.',
  },
  errors: {
    device_name_required: 'Ponle un nombre al dispositivo.',
    device_name_too_long: 'Usa 80 caracteres o menos.',
    name_invalid: 'Los nombres no pueden tener saltos de línea ni caracteres de control.',
    too_many_devices: 'Llegaste al límite de 20 dispositivos. Para agregar uno, revoca otro primero.',
  },
}
