import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { unpackWoff } from '../../unpack-woff.ts'
import { sharp } from '../image-library.ts'
import { FRAME_HEIGHT, FRAME_WIDTH } from './film-script.ts'
import { toPlanes, type Overlay, type Planes } from './planes.ts'

const PAPER = '#fbf7f1'
const INK = '#2a211c'
const SOFT_INK = '#6b5d53'
const EMBER = '#b4472b'
const WHITE = '#ffffff'
/** White titles in the middle stay readable on it, even over snow. */
const TITLE_SHADE = `<defs><radialGradient id="g" r="0.75"><stop offset="0.55" stop-color="#1a120d" stop-opacity="0.62"/>
  <stop offset="1" stop-color="#1a120d" stop-opacity="0.3"/></radialGradient></defs>`
const TITLE_FONT = 'Fraunces SemiBold'
const TEXT_FONT = 'Figtree'
const CAPTION_FONT = 'Figtree SemiBold'
/** Cards are drawn larger than the frame, since the camera moves toward them. */
const CARD_SCALE = 1.125
const CAPTION_BAND_PX = 200
const CAPTION_MARGIN_PX = 56

/** Makes the app's fonts known to the text renderer, instead of those of the system. It reads SFNT, and they are WOFF. */
export async function openFonts(fonts: string, folder: string): Promise<void> {
  const to = path.join(folder, 'fonts')
  await mkdir(to, { recursive: true })
  for (const name of await readdir(fonts))
    if (name.endsWith('.woff'))
      await writeFile(path.join(to, `${name}.ttf`), unpackWoff(await readFile(path.join(fonts, name))))
  const settings = `<fontconfig><dir>${to}</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>`
  await writeFile(path.join(folder, 'fonts.conf'), settings)
  process.env['FONTCONFIG_FILE'] = path.join(folder, 'fonts.conf')
}

type Size = { width: number; height: number }
type Written = { data: Buffer } & Size

/** The renderer refuses texts without anything to see, such as a zero-width space. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u
const NOTHING: Written = { data: Buffer.alloc(4), width: 1, height: 1 }

/** Lines of a text, or a smaller image of them if they'd be higher or wider than this. */
async function write(given: string, font: string, size: number, color: string, most: Size): Promise<Written> {
  const text = given.replaceAll(/\s+/gu, ' ')
  if (!VISIBLE.test(text)) return NOTHING
  const markup = `<span foreground="${color}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</span>`
  const { data, info } = await sharp({
    text: {
      text: markup,
      font: `${font} ${size}`,
      rgba: true,
      dpi: 72,
      width: most.width,
      align: 'centre',
      wrap: 'word-char',
      spacing: Math.round(size * 0.12),
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (info.width <= most.width && info.height <= most.height) return { data, width: info.width, height: info.height }
  const fitted = await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .resize({ ...most, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: fitted.data, width: fitted.info.width, height: fitted.info.height }
}

const rawOf = ({ data, width, height }: Written) => ({ input: data, raw: { width, height, channels: 4 as const } })

/** Lines of about the same length. */
async function writeEvenly(title: string, size: number, color: string, most: Size): Promise<Written> {
  let written = await write(title, TITLE_FONT, size, color, most)
  for (let width = most.width * 0.9; width > most.width * 0.4; width *= 0.9) {
    const narrower = await write(title, TITLE_FONT, size, color, { ...most, width: Math.round(width) })
    if (narrower.height > written.height) break
    written = narrower
  }
  return written
}

/** A title on paper or over a photo, with a line below it. */
export async function drawCard({ title, subtitle }: { title: string; subtitle: string }, photo = ''): Promise<Planes> {
  const [width, height] = [FRAME_WIDTH * CARD_SCALE, FRAME_HEIGHT * CARD_SCALE]
  const [ink, soft, accent] = photo ? [WHITE, WHITE, WHITE] : [INK, SOFT_INK, EMBER]
  const most = { width: Math.round(width * 0.74), height: Math.round(height * 0.55) }
  let heading = await writeEvenly(title, 92, ink, most)
  if (heading.height > height * 0.45) heading = await writeEvenly(title, 56, ink, most)
  const below = subtitle ? await write(subtitle, TEXT_FONT, 38, soft, { ...most, height: 100 }) : undefined
  const line = { width: 96, height: 4 }
  const top = Math.round((height - heading.height - 92 - (below?.height ?? 0)) / 2)
  const centered = (one: Written, at: number) => ({ ...rawOf(one), left: Math.round((width - one.width) / 2), top: at })
  const rule = Buffer.from(
    `<svg width="${line.width}" height="${line.height}"><rect width="100%" height="100%" rx="2" fill="${accent}"/></svg>`,
  )
  const shade = Buffer.from(
    `<svg width="${width}" height="${height}">${TITLE_SHADE}<rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  )
  const ground = photo
    ? sharp(photo).resize(width, height, { fit: 'cover' }).removeAlpha().toColorspace('srgb')
    : sharp({ create: { width, height, channels: 3, background: PAPER } })
  const { data } = await ground
    .composite([
      ...(photo ? [{ input: shade }] : []),
      centered(heading, top),
      { input: rule, left: Math.round((width - line.width) / 2), top: top + heading.height + 44 },
      ...(below ? [centered(below, top + heading.height + 92)] : []),
    ])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return toPlanes(data, width, height)
}

/** A caption over the lower or upper part of a photo, on a shade that keeps it readable. */
export async function drawCaption({ text, at }: { text: string; at: 'top' | 'bottom' }): Promise<Overlay> {
  const [width, height] = [FRAME_WIDTH, CAPTION_BAND_PX]
  const words = await write(text, CAPTION_FONT, 34, WHITE, {
    width: width - 2 * CAPTION_MARGIN_PX,
    height: height - CAPTION_MARGIN_PX + 8,
  })
  const isTop = at === 'top'
  const shade =
    Buffer.from(`<svg width="${width}" height="${height}"><defs><linearGradient id="g" x1="0" x2="0" y1="${isTop ? 1 : 0}" y2="${isTop ? 0 : 1}">
    <stop offset="0" stop-color="#1a120d" stop-opacity="0"/><stop offset="1" stop-color="#1a120d" stop-opacity="0.72"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/></svg>`)
  const top = isTop ? CAPTION_MARGIN_PX - 16 : Math.max(0, height - words.height - CAPTION_MARGIN_PX + 8)
  const { data } = await sharp({ create: { width, height, channels: 4, background: '#1a120d00' } })
    .composite([{ input: shade }, { ...rawOf(words), left: Math.round((width - words.width) / 2), top }])
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [rgb, opacity] = [Buffer.alloc(width * height * 3), new Uint8Array(width * height)]
  for (let pixel = 0; pixel < opacity.length; pixel++) {
    data.copy(rgb, pixel * 3, pixel * 4, pixel * 4 + 3)
    opacity[pixel] = data[pixel * 4 + 3] ?? 0
  }
  return { planes: toPlanes(rgb, width, height), opacity, top: isTop ? 0 : FRAME_HEIGHT - height }
}
