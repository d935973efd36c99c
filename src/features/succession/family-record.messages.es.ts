import type { Translation } from '#shared/messages.ts'
import type { familyRecord as en } from './family-record.messages.en.ts'

export const familyRecord = {
  title: 'Registro familiar',
  made: '{family} · {date}',
  intro:
    'Lo que Hearthbook guarda hoy para {family}. Pon esta hoja con tus documentos importantes e imprime una nueva cada año.',
  kept: 'Lo que tienes',
  originals:
    '{photos, plural, one {# foto} other {# fotos}} y {videos, plural, one {# video} other {# videos}}, {size}.',
  others:
    '{people, plural, one {# persona} other {# personas}}, {milestones, plural, one {# hito} other {# hitos}}, {answers, plural, one {# respuesta} other {# respuestas}}, {albums, plural, one {# álbum} other {# álbumes}} y {books, plural, one {# libro} other {# libros}}.',
  where: 'Dónde está',
  owner: 'A cargo: {name}',
  trusted: 'Puede hacerse cargo: {names}',
  noOne: 'Todavía no hay nadie que pueda hacerse cargo. Se elige en la configuración de la familia.',
  without: 'Sin Hearthbook',
  steps: {
    save: 'Mientras Hearthbook funcione, exporta el álbum desde la configuración de la familia y guarda el archivo ZIP en un disco fuera de casa.',
    open: 'Descomprime el archivo ZIP y abre index.html en cualquier navegador. No necesitas Hearthbook ni conexión a internet.',
    check:
      'Para verificar que un año está completo y sin cambios, abre su carpeta dentro de photos en una terminal y ejecuta esto. Muestra la suma de abajo.',
  },
  mac: 'En un Mac, escribe «shasum -a 256» en lugar de «sha256sum», las dos veces.',
  years: 'Originales por año',
  year: 'Año',
  photos: 'Fotos',
  videos: 'Videos',
  checksum: 'Suma de verificación (SHA-256)',
} as const satisfies Translation<typeof en>
