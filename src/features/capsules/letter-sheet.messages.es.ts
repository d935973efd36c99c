import type { Translation } from '#shared/messages.ts'
import type { letterSheet as en } from './letter-sheet.messages.en.ts'

export const letterSheet = {
  title: 'Hoja de una carta',
  made: '{host} · {date}',
  intro:
    '{author} selló una carta para {person}. Se abre el {date}. Esta página tiene una copia de su clave, pero nada de la carta.',
  care: 'Cualquiera que tenga esta página y una copia de los datos de la familia puede leer la carta. Imprímela, guárdala con tus documentos importantes y borra el archivo.',
  key: 'La clave',
  words: 'O la misma clave en 24 palabras:',
  when: 'Cuándo la necesitas',
  same: 'Mientras la familia siga en este servidor, no necesitas esta página: la carta se abre automáticamente en su día.',
  other:
    'Si la familia se muda a otro servidor, abre allí «Cartas para más adelante» y escribe la clave o las 24 palabras. La carta sigue sellada hasta su día.',
  lost: 'Esta página no se puede volver a imprimir, porque Hearthbook no guarda esta copia de la clave.',
} as const satisfies Translation<typeof en>
