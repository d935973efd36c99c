import type { Translation } from '#shared/messages.ts'
import type { upload as en } from './uploads.messages.en.ts'

export const upload = {
  title: '{videos, select, yes {Agregar fotos y videos} other {Agregar fotos}}',
  drop: '{videos, select, yes {Suelta fotos y videos aquí} other {Suelta fotos aquí}}',
  dropNow: 'Suelta para subir',
  dropHint: 'También puedes pegarlos o elegirlos de este dispositivo. Guardamos los originales sin cambios.',
  tapHint: 'Elígelos de este dispositivo o usa la cámara. Guardamos los originales sin cambios.',
  choose: 'Elegir fotos',
  viewerTitle: 'Solo lectura',
  viewerText:
    'Puedes ver todo lo que hay aquí. Para agregar fotos, pídele a quien administra la familia que cambie tu rol.',
  open: 'Mostrar las cargas',
  files: 'Archivos',
  progress: '{done, number} de {total, number} terminados',
  pillSending: '{percent} · {open, plural, one {falta # archivo} other {faltan # archivos}}',
  pillProcessing: '{open, plural, one {Procesando # foto} other {Procesando # fotos}}',
  pillPaused: 'Esperando conexión',
  pillProblems: '{count, plural, one {Revisa # archivo} other {Revisa # archivos}}',
  pillDone: '{count, plural, =0 {No hay nada nuevo que agregar} one {# foto agregada} other {# fotos agregadas}}',
  summary: {
    sending: 'Subiendo {total, plural, one {# archivo} other {# archivos}}',
    paused: 'Esperando conexión',
    resumes: 'continúa cuando vuelvas a tener conexión',
    done: '{count, plural, =0 {No hay nada nuevo que agregar} one {# foto agregada al álbum} other {# fotos agregadas al álbum}}',
    stored: '{count, plural, one {# guardado, aún sin vista previa} other {# guardados, aún sin vista previa}}',
    duplicates: '{count, plural, one {# ya estaba en el álbum} other {# ya estaban en el álbum}}',
    problems: '{count, plural, one {# por revisar} other {# por revisar}}',
    progress: 'Progreso de la carga',
    addToAlbum: 'Agregarlas a un álbum',
  },
  onTheirWay: {
    title: '{count, plural, one {Tu foto está en camino} other {Tus fotos están en camino}}',
    text: 'Aparecerán aquí en cuanto estén listas.',
  },
  shared: {
    title: '{count, plural, one {Agregar # archivo compartido} other {Agregar # archivos compartidos}}',
    family: 'Familia',
    add: '{count, plural, one {Agregar # archivo} other {Agregar # archivos}}',
    adding: '{count, plural, one {Agregando # archivo…} other {Agregando # archivos…}}',
    reading: 'Abriendo los archivos compartidos…',
    noneTitle: 'No hay fotos compartidas',
    noneText: 'En la app de fotos de tu teléfono, selecciona fotos, toca Compartir y elige Hearthbook.',
    viewerTitle: 'No puedes agregar fotos',
    viewerText:
      'Crea una familia o pídele a quien la administra que cambie tu rol. Luego vuelve a compartir las fotos.',
    fullTitle: 'Tu teléfono está lleno',
    fullText: 'No había espacio para estos archivos. Libera espacio y vuelve a compartirlos.',
    partialText: 'No había espacio para todos los archivos. Libera espacio y vuelve a compartir los demás.',
    addPhotos: 'Agregar fotos',
    leave: 'Ir al inicio',
  },
  state: {
    waiting: 'En espera',
    processing: 'Procesando…',
    done: 'En el álbum',
    duplicate: 'Ya está en el álbum',
    duplicateOf: 'Ya está en el álbum: {name}',
    missing: 'Este navegador ya no tiene el archivo. Elígelo de nuevo para continuar la carga.',
  },
  refused: {
    empty: 'Este archivo está vacío. Cópialo de nuevo desde tu teléfono o cámara.',
    not_a_photo_or_video: 'Esto no es una foto ni un video. Elige otro archivo.',
    unsupported_format: 'Hearthbook no puede leer este formato. Guarda el archivo como JPEG o MP4 y agrégalo de nuevo.',
    damaged: 'Este archivo está dañado o incompleto. Si tienes otra copia, prueba con esa.',
    too_large: 'Este archivo es demasiado grande. Agrega un video más corto o una foto más pequeña.',
    too_slow: 'Este archivo tardó demasiado en abrirse. Inténtalo de nuevo o guárdalo primero como JPEG o MP4.',
    no_picture: 'Este archivo no contiene imágenes. Elige una foto u otro video.',
    video_not_allowed: 'El plan de esta familia no incluye videos. Quien la administra puede cambiar a uno superior.',
    plan_full:
      'El plan de esta familia llegó a su límite de fotos. No se eliminará nada. Cuando quien la administra cambie a un plan superior, presiona Reintentar.',
    not_a_sound: 'Esta grabación no se puede reproducir. Grábala de nuevo.',
    sound_too_long: 'Las grabaciones pueden durar hasta un minuto. Graba una más corta.',
    photo_gone: 'La foto de esta grabación se eliminó.',
    photo_full: 'La foto ya tiene todas las grabaciones que admite.',
    captions_not_allowed:
      'El plan de esta familia no incluye descripciones de voz. Quien la administra puede cambiar a uno superior.',
    storage_full:
      'El almacenamiento de este servidor está lleno. No se perdió nada. Cuando vuelva a haber espacio, presiona Reintentar.',
  },
  failed: {
    signed_out: 'Tu sesión se cerró. Inicia sesión de nuevo y presiona Reintentar.',
    not_allowed:
      'Puedes ver las fotos de esta familia, pero no agregar otras. Pídele a quien la administra que cambie tu rol.',
    server: 'No pudimos subir este archivo. Espera un momento y presiona Reintentar.',
  },
  held: {
    person:
      'Puedes tener hasta {limit, number} cargas sin terminar, {gigabytes, number} GB en total. Continuaremos automáticamente cuando terminen algunas.',
    family:
      'Tu familia puede tener hasta {limit, number} cargas sin terminar, {gigabytes, number} GB en total. Continuaremos automáticamente cuando terminen algunas.',
    day: 'Llegaste al límite diario de carga ({gigabytes, number} GB). Continuaremos automáticamente cuando se renueve.',
  },
  stored:
    '{count, plural, one {Guardamos este archivo. Crearemos su vista previa más tarde} other {Guardamos estos archivos. Crearemos sus vistas previas más tarde}}. No tienes que hacer nada.',
  short: {
    held: 'En espera: límite alcanzado',
    stored: 'Guardado, aún sin vista previa',
    refused: 'No se agregó',
    failed: 'Falló la carga',
    missing: 'Elige el archivo',
  },
  retry: 'Reintentar',
  retryAll: 'Reintentar todos',
  chooseAgain: 'Elegir de nuevo',
  see: 'Ver',
  cancelFile: 'Cancelar {name}',
  cancelAll: 'Cancelar todos',
  remove: 'Quitar {name} de la lista',
  clear: 'Vaciar la lista',
  announceDone:
    '{added, plural, =0 {No se agregaron fotos} one {Se agregó # foto} other {Se agregaron # fotos}}{problems, plural, =0 {.} one {. Revisa # archivo.} other {. Revisa # archivos.}}',
} satisfies Translation<typeof en>
