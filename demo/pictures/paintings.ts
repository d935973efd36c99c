import sharp, { type Sharp } from 'sharp'
import type { PrintName } from '#web/ui/print.tsx'
import type { LightName } from './light.ts'
import { paintDrawing } from './paint-picture.ts'
import { envelope } from './paintings/envelope.ts'
import { firstSteps } from './paintings/first-steps.ts'
import { frontDoor } from './paintings/front-door.ts'
import { keepsakeBox } from './paintings/keepsake-box.ts'
import { openAlbum } from './paintings/open-album.ts'
import { phone } from './paintings/phone.ts'
import { bareWall, pictureWall } from './paintings/picture-wall.ts'
import { questionTime } from './paintings/question-time.ts'
import { sealedLetter } from './paintings/sealed-letter.ts'
import { scenes } from './scenes.ts'
import type { Frame } from './shapes.ts'

/** The last is its height by its width, of a painting that's shown whole. */
type Painting = [(frame: Frame) => string, LightName, number?]

/** The app's paintings, by file name: most are beside pages that have little else to show (lone-page.tsx). */
export const paintings = {
  envelope: [envelope, 'morning', 1.4],
  'front-door': [frontDoor, 'dusk', 1.3],
  'keepsake-box': [keepsakeBox, 'morning'],
  'open-album': [openAlbum, 'morning'],
  phone: [phone, 'morning'],
  'picture-wall': [pictureWall, 'morning'],
  rain: [scenes.rainyStreet, 'overcast', 1.4],
  'sealed-letter': [sealedLetter, 'golden'],
} satisfies Record<string, Painting>

/** The last is where it begins in a square painting, as a share of its height. Without it, it's a scene. */
type Print = [(frame: Frame) => string, LightName, number?]

/** The prints on public and empty pages, by file name. They have the shape of a photo. */
export const prints = {
  album: [openAlbum, 'morning', 0.14],
  balloons: [scenes.balloons, 'morning'],
  box: [keepsakeBox, 'morning', 0.25],
  cake: [scenes.birthdayCake, 'dusk'],
  door: [frontDoor, 'dusk', 0.15],
  fair: [scenes.fair, 'dusk'],
  frames: [bareWall, 'morning', 0.08],
  harbor: [scenes.harbour, 'golden'],
  kite: [scenes.kite, 'morning'],
  letter: [sealedLetter, 'golden', 0.12],
  path: [scenes.autumnPath, 'overcast'],
  questions: [questionTime, 'morning'],
  rain: [scenes.rainyStreet, 'overcast'],
  steps: [firstSteps, 'morning'],
  table: [scenes.kitchenTable, 'golden'],
  wall: [pictureWall, 'morning', 0.08],
  window: [scenes.catAtWindow, 'morning'],
} satisfies Record<PrintName, Print>

/** A WebP file. The same painting always has the same bytes. */
export async function makePainting(name: keyof typeof paintings, size: number): Promise<Buffer> {
  return asWebp(await paintWhole(paintings[name], name, size))
}

/** A WebP file with the width in pixels. */
export async function makePrint(name: keyof typeof prints, width: number): Promise<Buffer> {
  const [draw, light, from]: Print = prints[name]
  const height = Math.round(width * 0.75)
  const whole = await paintWhole([draw, light, from === undefined ? 0.75 : 1], name, width)
  return asWebp(from ? whole.extract({ left: 0, top: Math.round(from * width), width, height }) : whole)
}

async function paintWhole([draw, light, tall]: Painting, name: string, size: number): Promise<Sharp> {
  const [width, height] = [size, Math.round(size * (tall ?? 1))]
  const order = { seed: name, ...(!tall && { moment: name }), light, width, height }
  return sharp(await paintDrawing(draw, order), { raw: { width, height, channels: 3 } })
}

const asWebp = (image: Sharp) => image.webp({ quality: 72, effort: 6 }).toBuffer()
