import sharp from 'sharp'
import type { LightName } from './light.ts'
import { paintDrawing } from './paint-picture.ts'
import { frontDoor } from './paintings/front-door.ts'
import { keepsakeBox } from './paintings/keepsake-box.ts'
import { openAlbum } from './paintings/open-album.ts'
import { phone } from './paintings/phone.ts'
import { pictureWall } from './paintings/picture-wall.ts'
import { sealedLetter } from './paintings/sealed-letter.ts'
import type { Frame } from './shapes.ts'

/** The paintings beside pages that have little else to show (lone-page.tsx), by file name. */
export const paintings = {
  'front-door': [frontDoor, 'dusk'],
  'keepsake-box': [keepsakeBox, 'morning'],
  'open-album': [openAlbum, 'morning'],
  phone: [phone, 'morning'],
  'picture-wall': [pictureWall, 'morning'],
  'sealed-letter': [sealedLetter, 'golden'],
} satisfies Record<string, [(frame: Frame) => string, LightName]>

/** A WebP file. The same painting always has the same bytes. */
export async function makePainting(name: keyof typeof paintings, size: number): Promise<Buffer> {
  const [draw, light] = paintings[name]
  const pixels = await paintDrawing(draw, { seed: name, moment: name, light, width: size, height: size })
  return sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
    .webp({ quality: 72, effort: 6 })
    .toBuffer()
}
