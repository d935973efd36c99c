import type { Translation } from '#shared/messages.ts'
import type { fileCheck as english } from './file-check.messages.en.ts'

export const fileCheck: Translation<typeof english> = {
  title: 'Liberar espacio',
  intro: 'Antes de borrar fotos y videos de un dispositivo, verifica cuáles están a salvo aquí.',
  back: 'Subir',
  again: 'Verificar otros archivos',
  privacy: 'No se sube nada. Tu navegador solo compara tus archivos con los de aquí.',
  chooseFiles: 'Elegir archivos',
  chooseFolder: 'Elegir una carpeta',
  nothing: 'No hay archivos que verificar',
  failed: 'No pudimos verificar tus archivos',
  hashing: {
    title: 'Leyendo tus archivos…',
    progress: '{done, number} de {total, plural, one {# archivo} other {# archivos}}, {size} en total',
    stop: 'Detener',
  },
  headline: '{safe, number} de {total, plural, one {# archivo} other {# archivos}} a salvo aquí',
  allSafe:
    'Cada archivo está guardado aquí, se verificó que está intacto y tiene copia de seguridad. Puedes borrarlo de tu dispositivo.',
  noneSafe: 'Todavía no borres ninguno de tu dispositivo.',
  someSafe: 'Borra de tu dispositivo solo los archivos a salvo. Conserva los demás por ahora.',
  stopped:
    'Te detuviste antes de terminar: verificamos {total, number} de {chosen, plural, one {# archivo} other {# archivos}}.',
  noBackups: {
    title: 'No hay una segunda copia',
    text: 'Aquí todo está en una sola computadora. Si falla su disco, se pierde todo, así que ningún archivo cuenta como a salvo. Conserva los tuyos.',
  },
  firstBackup: {
    title: 'Todavía no hay copia de seguridad',
    text: 'La primera copia de seguridad aún no está completa, así que ningún archivo cuenta como a salvo. Vuelve a verificarlo mañana.',
  },
  checkAgain: 'Verificar de nuevo',
  checking: 'Verificando…',
  receipt: {
    save: 'Guardar esta lista',
    title: 'Qué archivos se pueden borrar',
    made: '{family} en {server}, {date}, {time}',
    means:
      'Un archivo está a salvo si está guardado aquí byte por byte, se verificó que está intacto y está en una copia de seguridad completa. Junto a cada archivo aparece su suma SHA-256.',
  },
  facts: {
    checked: 'Intacto el {date}',
    damaged: 'Dañado, según la verificación del {date}',
    notChecked: 'Aún sin verificar',
    backedUp: 'En la copia de seguridad del {date}',
    notBackedUp: 'Sin copia de seguridad',
  },
  groups: {
    safe: {
      title: '{count, plural, one {# archivo está} other {# archivos están}} a salvo',
      text: 'Guardado aquí, intacto y con copia de seguridad.',
    },
    stored: {
      title: '{count, plural, one {# archivo está guardado} other {# archivos están guardados}}, pero aún no a salvo',
      text: 'Guardado aquí, pero aún sin verificar o sin copia de seguridad.',
    },
    damaged: {
      title: '{count, plural, one {# archivo está dañado} other {# archivos están dañados}} aquí',
      text: 'La copia guardada está dañada o falta. Conserva la tuya. Si la vuelves a subir, sustituye a la dañada.',
    },
    deleted: {
      title: '{count, plural, one {# archivo está} other {# archivos están}} en Eliminadas recientemente',
      text: 'Lo que está en Eliminadas recientemente se eliminará para siempre, así que no cuenta como a salvo.',
    },
    not_here: {
      title: '{count, plural, one {# archivo no está} other {# archivos no están}} aquí',
      text: 'No está entre las fotos y los videos que puedes ver en esta familia.',
    },
    unreadable: {
      title: 'No pudimos leer {count, plural, one {# archivo} other {# archivos}}',
      text: 'Los archivos que se movieron o cambiaron desde que los elegiste, o que solo están en la nube, no se pueden verificar. Vuelve a elegirlos.',
    },
    converted:
      'El iPhone puede darle al navegador una copia convertida, como un JPEG de una foto HEIC. Aun así, el original puede estar aquí.',
    show: 'Ver archivos',
    open: 'Abrir',
    openNamed: 'Abrir {name}',
    upload: 'Subir {count, plural, one {# archivo} other {# archivos}}',
    uploading: 'Subiendo. Verifica de nuevo cuando termine.',
  },
}
