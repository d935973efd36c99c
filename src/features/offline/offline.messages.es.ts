import type { Translation } from '#shared/messages.ts'
import type { offline as en } from './offline.messages.en.ts'

export const offline = {
  title: 'Fotos sin conexión',
  intro: 'Las fotos guardadas en este dispositivo se abren sin conexión. Al cerrar sesión, se eliminan.',
  latest: 'Guardar fotos en este dispositivo',
  latestHint:
    'Tus {count, number} fotos más recientes y tus favoritas. Activa esta opción solo si el dispositivo es tuyo.',
  insecure: 'Para guardar fotos en este dispositivo, abre este sitio en una dirección que empiece con https.',
  albums: 'Álbumes en este dispositivo',
  noAlbums: 'Para agregar un álbum, ábrelo y elige «Conservar en este dispositivo» en su menú.',
  goneAlbum: 'Álbum que no se puede abrir',
  removeAlbum: 'Quitar {title} de este dispositivo',
  stored: '{count, plural, one {# foto} other {# fotos}}, {size}',
  saving: 'Guardando fotos: {saved, number} de {wanted, number}…',
  clear: 'Borrar',
  clearLabel: 'Borrar las fotos sin conexión',
  cleared: 'Las fotos sin conexión se eliminaron de este dispositivo',
  shortages: {
    space: 'No queda espacio en este dispositivo. Hay {saved, number} de {wanted, number} fotos guardadas.',
    limit: 'Guardamos hasta {size} en cada dispositivo. Hay {saved, number} de {wanted, number} fotos guardadas.',
    metered: 'Estás usando los datos del teléfono. Guardaremos las fotos que faltan cuando tengas wifi.',
    connection: 'No pudimos conectar con el servidor. Guardaremos las fotos que faltan más tarde.',
  },
  album: {
    keep: 'Conservar en este dispositivo',
    remove: 'Quitar de este dispositivo',
    saving: 'Estamos guardando «{title}» en este dispositivo',
    removed: '«{title}» ya no está en este dispositivo',
  },
} satisfies Translation<typeof en>
