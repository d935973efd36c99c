import sharp from 'sharp'
import type { LightName } from './light.ts'
import { paintDrawing } from './paint-picture.ts'
import { envelope } from './paintings/envelope.ts'
import { frontDoor } from './paintings/front-door.ts'
import { keepsakeBox } from './paintings/keepsake-box.ts'
import { openAlbum } from './paintings/open-album.ts'
import { phone } from './paintings/phone.ts'
import { pictureWall } from './paintings/picture-wall.ts'
import { sealedLetter } from './paintings/sealed-letter.ts'
import type { Frame } from './shapes.ts'

/** The last is its height by its width, of a painting that's shown whole. */
type Painting = [(frame: Frame) => string, LightName, number?]

/** The app's paintings, by file name: most are beside pages that have little else to show (lone-page.tsx). */
export const paintings = {
  envelope: [envelope, 'morning', 1.4],
  'front-door': [frontDoor, 'dusk'],
  'keepsake-box': [keepsakeBox, 'morning'],
  'open-album': [openAlbum, 'morning'],
  phone: [phone, 'morning'],
  'picture-wall': [pictureWall, 'morning'],
  'sealed-letter': [sealedLetter, 'golden'],
} satisfies Record<string, Painting>

/** A WebP file. The same painting always has the same bytes. */
export async function makePainting(name: keyof typeof paintings, size: number): Promise<Buffer> {
  const [draw, light, tall]: Painting = paintings[name]
  const [width, height] = [size, Math.round(size * (tall ?? 1))]
  const pixels = await paintDrawing(draw, { seed: name, ...(!tall && { moment: name }), light, width, height })
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: 72, effort: 6 })
    .toBuffer()
}
