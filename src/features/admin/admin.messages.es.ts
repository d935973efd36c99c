import type { Translation } from '#shared/messages.ts'
import type { admin as en } from './admin.messages.en.ts'

export const admin = {
  title: 'Administración',
  intro: 'Mira cómo va este Hearthbook. Lo que las familias guardan aquí sigue siendo privado.',
  parts: 'Secciones de administración',
  tabs: {
    overview: 'Resumen',
    jobs: 'Tareas',
    people: 'Personas',
    families: 'Familias',
    orders: 'Pedidos',
    history: 'Historial',
  },
  secondFactor: {
    missingTitle: 'Protege el área de administración',
    missingText:
      'Desde aquí se ven las cuentas de todas las personas, así que el correo o una contraseña no bastan. Añade una llave de acceso o una app de autenticación para continuar.',
    setUp: 'Configurar una app de autenticación',
    owedTitle: 'Confirma que eres tú',
    owedText:
      'El área de administración se abre con tu llave de acceso o tu app de autenticación. Después sigue abierta hasta que cierres sesión.',
    confirm: 'Confirmar',
  },
  overview: {
    people: 'Personas',
    newPeople: '{count, plural, =0 {Ninguna nueva} one {# nueva} other {# nuevas}} en los últimos 30 días',
    activePeople: '{count, plural, one {# activa} other {# activas}} en los últimos 30 días',
    leaving: '{count, plural, one {# cuenta se eliminará} other {# cuentas se eliminarán}} próximamente',
    families: 'Familias',
    deletedFamilies:
      '{count, plural, one {# familia eliminada aún se puede restaurar} other {# familias eliminadas aún se pueden restaurar}}',
    photos: 'Fotos y videos',
    photoBytes: '{size} de originales',
    deletedPhotos: '{count, plural, one {# eliminada} other {# eliminadas}} ({size}) aún se pueden restaurar',
    database: 'Base de datos',
    disk: 'Disco',
    free: '{size} libres',
    ofDisk: 'de {size}',
    bucket: 'Los archivos se guardan en un bucket.',
    jobs: 'Tareas en segundo plano',
    allWell: 'Todas las tareas están listas.',
    failed: '{count, plural, one {Falló # tarea} other {Fallaron # tareas}}',
    retrying: '{count, plural, one {# tarea se reintentará} other {# tareas se reintentarán}}',
    underWay: '{running, number} en curso, {waiting, number} en espera',
    seeFailed: 'Ver las tareas fallidas',
    films: 'Videos',
    noFfmpeg: 'No encontramos ffmpeg en este servidor',
    noFfmpegText:
      'Las fotos no se ven afectadas. Los videos se guardan y se reproducen tal como se subieron, así que algunos no funcionarán en todos los navegadores. Instala ffmpeg (apt install ffmpeg) o define FFMPEG y reinicia Hearthbook. {waiting, plural, =0 {No hay videos esperándolo.} one {Hay # video esperándolo.} other {Hay # videos esperándolo.}}',
    previews: 'Vistas previas',
    noPreviewYet: '{count, plural, one {# archivo espera} other {# archivos esperan}} su vista previa',
    noPreviewYetText:
      'Están bien guardados. Lo intentamos de nuevo automáticamente, uno por uno y cada vez con menos frecuencia.',
    needsMemory:
      '{count, plural, one {Con # archivo, el decodificador falló o se quedó sin memoria.} other {Con # archivos, el decodificador falló o se quedó sin memoria.}} Quizás este equipo necesite más memoria: consulta «Memory» en docs/operations.md.',
    oldestSince: 'El más antiguo se subió el {date}',
    originals: 'Originales',
    originalsWhole: 'Todos los originales revisados están intactos, byte por byte.',
    originalsUnchecked: 'La revisión nocturna aún no se ejecutó.',
    originalsTrouble:
      '{count, plural, one {# original no coincide} other {# originales no coinciden}} con lo que se subió',
    originalsChecked: '{count, plural, one {# original revisado} other {# originales revisados}} desde el {date}',
    missing:
      '{count, number} faltantes, {changed, number} con cambios. Quizás puedas restaurarlos desde una copia de seguridad.',
    untracked:
      '{count, plural, one {# archivo no está vinculado} other {# archivos no están vinculados}} a nada en la base de datos. Hearthbook nunca elimina archivos por ese motivo.',
    whichOnes: 'Ver archivos',
    security: 'Seguridad',
    plainHttp:
      'Las conexiones no están cifradas. Pon delante un proxy con HTTPS y define APP_URL con su dirección https: consulta «HTTPS» en docs/operations.md.',
    decoders: {
      isolated: 'Decodificación de fotos: aislada (sin red ni acceso a otros archivos).',
      unavailable:
        'Decodificación de fotos: no aislada. Instala bubblewrap (apt install bubblewrap) y reinicia Hearthbook.',
      refused:
        'Decodificación de fotos: no aislada. Este sistema no permite que bubblewrap se inicie: consulta «Isolated decoders» en docs/operations.md.',
    },
  },
  jobs: {
    state: 'Mostrar',
    failed: 'Fallidas',
    retrying: 'En reintento',
    running: 'En curso',
    waiting: 'En espera',
    attempts: 'intento {attempts, number} de {most, number}',
    tried: 'último intento {ago}',
    next: 'siguiente {when}',
    added: 'añadida {when}',
    whole: 'Detalles del error',
    retry: 'Reintentar',
    retryNamed: 'Reintentar {task}',
    retrying_now: 'Reintentando…',
    retried: 'Reintentando la tarea',
    retriedText: 'Comenzará en unos segundos.',
    gone: 'Esta tarea ya no existe.',
    failedToRetry: 'No pudimos reintentar la tarea',
    emptyFailed: 'No hay tareas fallidas.',
    empty: 'No hay tareas aquí por ahora.',
  },
  people: {
    search: 'Buscar personas por nombre o correo',
    none: 'Ninguna persona coincide con tu búsqueda.',
    since: 'desde el {date}',
    seen: 'en línea {ago}',
    neverSeen: 'sin sesión abierta',
    families: '{count, plural, =0 {sin familias} one {# familia} other {# familias}}',
    owns: 'propietaria de {count, number}',
    unverified: 'Correo sin verificar',
    leaving: 'Se elimina el {date}',
  },
  families: {
    search: 'Buscar familias por nombre',
    none: 'Ninguna familia coincide con tu búsqueda.',
    empty: 'Todavía no hay familias.',
    owner: 'propiedad de {email}',
    since: 'creada el {date}',
    members: '{count, plural, one {# miembro} other {# miembros}}',
    photos: '{count, plural, =0 {sin fotos} one {# foto} other {# fotos}}',
    deleted: 'Eliminada',
  },
} as const satisfies Translation<typeof en>
