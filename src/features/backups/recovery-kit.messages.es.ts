import type { Translation } from '#shared/messages.ts'
import type { recoveryKit as en } from './recovery-kit.messages.en.ts'

export const recoveryKit = {
  title: 'Kit de recuperación',
  made: '{host} · {date}',
  intro:
    'Con esta página y una copia de seguridad puedes restaurar tus fotos, videos, historias y cuentas en otro equipo, aunque ya no tengas el anterior.',
  care: 'Cualquier persona que tenga esta página puede abrir tus copias de seguridad. Imprímela y guárdala con tus pasaportes, no en el servidor.',
  places: 'Tus copias de seguridad',
  encrypted: 'Cifradas: necesitas la clave de abajo.',
  plain: 'Sin cifrar: no necesitas la clave.',
  key: 'Tu clave',
  words: 'O la misma clave en 24 palabras:',
  steps: 'Cómo restaurar',
  install: 'Instala la última versión de Hearthbook en un equipo vacío, pero no la inicies.',
  run: 'Ejecuta allí este comando. Cuando te pida la clave, escribe tu clave o las 24 palabras.',
  settings: 'Antes, configura estos valores, con nuevas claves de acceso de tu proveedor de almacenamiento:',
  start: 'Inicia Hearthbook con este comando y entra con tu cuenta de siempre.',
  storedFiles:
    'Para restaurar una copia no necesitas la clave de cifrado de los archivos del servidor: la copia contiene los propios archivos.',
  secret:
    'SECRET está en la configuración de este servidor, por lo que las copias sin cifrar no lo incluyen. Guarda una copia junto a esta página.',
} satisfies Translation<typeof en>
