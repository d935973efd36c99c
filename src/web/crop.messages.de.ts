import type { Translation } from '#shared/messages.ts'
import type { crop as en } from './crop.messages.en.ts'

export const crop = {
  title: 'Foto zuschneiden',
  hint: 'Verschieb das Quadrat, zieh es mit zwei Fingern größer oder kleiner oder nimm den Regler. Auf der Tastatur verschiebst du es mit den Pfeiltasten und änderst die Größe mit + und -.',
  square: 'Ausschnitt',
  where: 'Mitte {left, number} % von links und {top, number} % von oben, Größe {size, number} %',
  size: 'Größe',
  use: 'Zuschneiden',
  unreadable: 'Dieser Browser kann dieses Foto nicht anzeigen. Wähl ein anderes aus.',
} satisfies Translation<typeof en>
