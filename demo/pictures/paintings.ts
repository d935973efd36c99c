import sharp, { type Sharp } from 'sharp'
import type { LightName } from './light.ts'
import { paintDrawing } from './paint-picture.ts'
import { envelope } from './paintings/envelope.ts'
import { frontDoor } from './paintings/front-door.ts'
import { keepsakeBox } from './paintings/keepsake-box.ts'
import { openAlbum } from './paintings/open-album.ts'
import { phone } from './paintings/phone.ts'
import { pictureWall } from './paintings/picture-wall.ts'
import { sealedLetter } from './paintings/sealed-letter.ts'
import { scenes } from './scenes.ts'
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

/** A scene, or a painting from this far down, as a share of its height. */
type Print = [keyof typeof scenes, LightName] | [keyof typeof paintings, number]

/** The prints on public pages, by file name. They have the shape of a photo. */
export const prints = {
  album: ['open-album', 0.14],
  balloons: ['balloons', 'morning'],
  box: ['keepsake-box', 0.25],
  cake: ['birthdayCake', 'dusk'],
  door: ['front-door', 0.15],
  harbor: ['harbour', 'golden'],
  letter: ['sealed-letter', 0.12],
  table: ['kitchenTable', 'golden'],
  wall: ['picture-wall', 0.08],
  window: ['catAtWindow', 'morning'],
} satisfies Record<string, Print>

/** A WebP file. The same painting always has the same bytes. */
export async function makePainting(name: keyof typeof paintings, size: number): Promise<Buffer> {
  return asWebp(await paintWhole(name, size))
}

/** A WebP file with the width in pixels. */
export async function makePrint(name: keyof typeof prints, width: number): Promise<Buffer> {
  const [of, how]: Print = prints[name]
  const height = Math.round(width * 0.75)
  if (typeof how === 'number') {
    const part = { left: 0, top: Math.round(how * width), width, height }
    return asWebp((await paintWhole(of as keyof typeof paintings, width)).extract(part))
  }
  const order = { seed: name, light: how, width, height }
  return asWebp(rawImage(await paintDrawing(scenes[of as keyof typeof scenes], order), width, height))
}

async function paintWhole(name: keyof typeof paintings, size: number): Promise<Sharp> {
  const [draw, light, tall]: Painting = paintings[name]
  const [width, height] = [size, Math.round(size * (tall ?? 1))]
  const order = { seed: name, ...(!tall && { moment: name }), light, width, height }
  return rawImage(await paintDrawing(draw, order), width, height)
}

const rawImage = (pixels: Buffer, width: number, height: number) =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
const asWebp = (image: Sharp) => image.webp({ quality: 72, effort: 6 }).toBuffer()
