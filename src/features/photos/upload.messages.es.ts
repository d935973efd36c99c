import type { Translation } from '#shared/messages.ts'
import type { upload as en } from './upload.messages.en.ts'

export const upload = {
  title: 'Añadir fotos y vídeos',
  drop: 'Suelta aquí fotos y vídeos',
  dropNow: 'Suéltalos y se ponen en camino',
  dropHint: 'También puedes pegarlos o elegirlos de este dispositivo. Los originales se guardan tal cual.',
  tapHint: 'De este dispositivo o directamente de la cámara. Los originales se guardan tal cual.',
  choose: 'Elegir fotos',
  viewerTitle: 'Solo para mirar',
  viewerText: 'Aquí puedes verlo todo. Para añadir fotos, pide a quien creó esta familia que te haga editor.',
  panel: 'Subidas',
  open: 'Mostrar las subidas',
  files: 'Archivos',
  progress: '{done, number} de {total, number} terminados',
  pillSending: '{percent} · {open, plural, one {falta # archivo} other {faltan # archivos}}',
  pillProcessing: '{open, plural, one {Revelando # foto} other {Revelando # fotos}}',
  pillPaused: 'Esperando la conexión',
  pillProblems: '{count, plural, one {# archivo te necesita} other {# archivos te necesitan}}',
  pillDone: '{count, plural, =0 {Nada nuevo que añadir} one {# foto añadida} other {# fotos añadidas}}',
  summary: {
    sending: 'Añadiendo {total, plural, one {# archivo} other {# archivos}}',
    paused: 'Esperando la conexión',
    done: '{count, plural, =0 {Nada nuevo que añadir} one {# foto está en el álbum} other {# fotos están en el álbum}}',
    stored: '{count, plural, one {# guardado, aún sin vista previa} other {# guardados, aún sin vista previa}}',
    duplicates: '{count, plural, one {# ya estaba} other {# ya estaban}}',
    problems: '{count, plural, one {# te necesita} other {# te necesitan}}',
    progress: 'Progreso de la subida',
  },
  state: {
    waiting: 'En espera',
    paused: 'Sin conexión. Sigue por sí solo.',
    processing: 'Revelando…',
    done: 'En el álbum',
    duplicate: 'Ya estaba',
    duplicateOf: 'Ya estaba: {name}',
    missing: 'Este navegador ya no tiene el archivo. Elígelo otra vez y la subida sigue donde se quedó.',
  },
  refused: {
    empty:
      'Este archivo está vacío, así que no contiene ninguna imagen. Suele bastar con copiarlo otra vez del móvil o de la cámara.',
    not_a_photo_or_video:
      'Esto no es una foto ni un vídeo, así que se ha dejado fuera. Las imágenes y películas de móviles, cámaras y escáneres son bienvenidas.',
    unsupported_format:
      'Es un tipo de imagen o película que Hearthbook todavía no sabe leer. Guárdalo como JPEG o MP4 y añade ese archivo.',
    damaged: 'Este archivo está dañado: falta una parte o no se puede leer. Si tienes otra copia, prueba con ella.',
    too_large:
      'Este archivo es más grande de lo que Hearthbook admite. Una película más corta o una imagen más pequeña sí cabrá.',
    too_slow:
      'Este archivo tardaba demasiado en abrirse y se ha apartado. Inténtalo una vez más o guárdalo de nuevo como JPEG o MP4.',
    no_picture: 'En este archivo no hay imagen, quizá solo sonido. Busca la foto o la película a la que pertenece.',
    video_not_allowed:
      'Esto es un vídeo y tu plan es solo para fotos. Las fotos son bienvenidas, y un plan mayor admite también vídeos.',
    plan_full:
      'Tu plan no tiene sitio para más fotos. Lo que hay se queda; con un plan mayor pulsa Reintentar y esta la sigue.',
    not_a_sound: 'Esta grabación no se puede reproducir. Grábala otra vez; basta con un minuto de voz.',
    sound_too_long: 'Esta grabación dura más de un minuto. Dilo un poco más corto y cabrá.',
    photo_gone: 'La foto de estas palabras ya no está.',
    captions_not_allowed:
      'Tu plan no tiene comentarios de voz. La foto se queda como está, y un plan mayor también admite tus palabras.',
    storage_full:
      'El disco que guarda tu álbum está lleno. No se ha perdido nada: cuando haya sitio, pulsa Reintentar.',
  },
  failed: {
    signed_out: 'Se ha cerrado tu sesión. Vuelve a entrar y pulsa Reintentar.',
    not_allowed: 'Puedes ver las fotos de esta familia, pero no añadir. Quien la creó puede hacerte editor.',
    server: 'Hearthbook no ha podido recibir este archivo ahora. Espera un momento y pulsa Reintentar.',
  },
  held: {
    person:
      'Has alcanzado el límite de {limit, number} subidas sin terminar o {gigabytes, number} GB. Continuaremos automáticamente cuando terminen algunas.',
    family:
      'Tu familia ha alcanzado el límite de {limit, number} subidas sin terminar o {gigabytes, number} GB. Continuaremos automáticamente cuando terminen algunas.',
    day: 'Has subido todo lo que este Hearthbook permite en un día ({gigabytes, number} GB). Continuaremos automáticamente cuando termine el día.',
  },
  stored:
    '{count, plural, one {Guardamos este archivo y volveremos a intentar crear su vista previa} other {Guardamos estos archivos y volveremos a intentar crear sus vistas previas}}. No tienes que hacer nada.',
  short: {
    held: 'En espera por el límite',
    stored: 'Guardado, aún sin vista previa',
    refused: 'No se ha añadido',
    failed: 'Aún no se ha añadido',
    missing: 'Hay que elegirlo otra vez',
  },
  retry: 'Reintentar',
  retryAll: 'Reintentar todos',
  chooseAgain: 'Elegir otra vez',
  see: 'Verla',
  cancelFile: 'Cancelar {name}',
  cancelAll: 'Cancelar todos',
  remove: 'Quitar {name} de la lista',
  clear: 'Vaciar la lista',
  announceDone:
    '{added, plural, =0 {No se ha añadido ninguna foto} one {Se ha añadido # foto} other {Se han añadido # fotos}}{problems, plural, =0 {.} one {; # archivo te necesita.} other {; # archivos te necesitan.}}',
} satisfies Translation<typeof en>
