import { required } from '#shared/required.ts'
import type { Mark } from '../../book-layout/compose.ts'
import type { Box } from '../../book-layout/geometry.ts'
import type { EditionPhoto, EditionWords } from './edition.ts'
import { below, code, heading, picture, SOFT_INK, write, type Frame, type Placed } from './sheet.ts'

const GAP = 5
/** How much a photo may lose to fill its page; around its focus, so that faces stay. */
const CROP_MAX = 0.16
/** How much more may be cropped from the sides if a page has room. */
const GROWTH_MAX = 1.16
export const CODE_MM = 24
/** Narrower photos have no room for their caption. */
const NARROW = { photo: 40, voiced: 62 }
/** Rows are moved apart by at most this. */
const AIR_MAX = 9
const PHOTOS_IN_ROW = 3

type Row = { photos: EditionPhoto[]; /** Before it's fitted to the page. */ height: number; caption: number }

/** Photos in rows, in their order, each with the day and what's said about it. */
export function photoPage(frame: Frame, photos: EditionPhoto[], words: EditionWords): Mark[] {
  const dates = photos.filter(({ is_dated }) => is_dated).map(({ at }) => at.slice(0, 10))
  const [first, last] = [dates[0], dates.at(-1)]
  const title =
    first && last ? [...new Set([words.shortDay(first), words.shortDay(last)])].join(' – ') : words.say('photos')
  const top = heading(frame, title.charAt(0).toUpperCase() + title.slice(1))
  const area = below(frame, top.bottom)
  const rows = bestRows(frame, photos, area)
  const captions = rows.reduce((sum, row) => sum + row.caption, GAP * (rows.length - 1))
  const natural = rows.reduce((sum, { height }) => sum + height, 0)
  const factor = (area.height - captions) / natural
  // Too tall: first crops top and bottom, then makes the whole row narrower. Too low: crops the sides, and moves rows apart.
  const height = Math.min(factor, GROWTH_MAX)
  const width = Math.min(1, height / (1 - CROP_MAX))
  const left = Math.max(0, area.height - captions - natural * height)
  const air = Math.min(AIR_MAX, left / rows.length)
  // Above the middle, where it looks like the middle.
  let y = area.y + (left - air * (rows.length - 1)) * 0.4
  const marks = [...top.marks]
  for (const row of rows) {
    const tall = row.height * height
    const shapes = row.photos.reduce((sum, photo) => sum + shapeOf(photo), 0)
    const room = (area.width - GAP * (row.photos.length - 1)) * width
    let x = area.x + (area.width - room - GAP * (row.photos.length - 1)) / 2
    for (const photo of row.photos) {
      const box = { x, y, width: (room * shapeOf(photo)) / shapes, height: tall }
      marks.push(
        picture(box, photo),
        ...caption(frame, photo, { ...box, y: y + tall, height: row.caption }, words).marks,
      )
      x += box.width + GAP
    }
    y += tall + row.caption + GAP + air
  }
  return marks
}

/** Panoramas and tall screenshots are cropped to shapes that fit a page. */
function shapeOf({ width, height }: EditionPhoto): number {
  return Math.min(2.4, Math.max(0.62, width / height))
}

/** The rows whose photos fill the page with the least cropping. */
function bestRows(frame: Frame, photos: EditionPhoto[], area: Box): Row[] {
  const options = partitions(photos.length, frame.isLarge ? 2 : PHOTOS_IN_ROW).map((counts) => {
    let from = 0
    const rows = counts.map((count): Row => {
      const shown = photos.slice(from, (from += count))
      const shapes = shown.reduce((sum, photo) => sum + shapeOf(photo), 0)
      const height = (area.width - GAP * (count - 1)) / shapes
      return { photos: shown, height, caption: captionHeight(frame, shown) }
    })
    const captions = rows.reduce((sum, row) => sum + row.caption + GAP, -GAP)
    const off = Math.log((area.height - captions) / rows.reduce((sum, { height }) => sum + height, 0))
    const scale = Math.min(1, Math.exp(off) / (1 - CROP_MAX))
    const narrow = rows.flatMap((row) =>
      row.photos.filter((photo) => row.height * shapeOf(photo) * scale < NARROW[photo.code ? 'voiced' : 'photo']),
    )
    return { rows, cost: Number.isNaN(off) ? Infinity : Math.abs(off) + narrow.length / 2 }
  })
  return required(options.toSorted((a, b) => a.cost - b.cost)[0]).rows
}

function partitions(count: number, most: number): number[][] {
  if (count === 0) return [[]]
  return Array.from({ length: Math.min(count, most) }, (_, at) => at + 1).flatMap((first) =>
    partitions(count - first, most).map((rest) => [first, ...rest]),
  )
}

function captionHeight({ scale, isLarge }: Frame, photos: EditionPhoto[]): number {
  const text = photos.some(({ description }) => description) ? (isLarge ? 21 : 14.5) : 4.8 * scale + 2
  return photos.some((photo) => photo.code) ? Math.max(text, CODE_MM + 3) : text
}

/** Day and place, below them the description, and beside both the code that plays what people said. */
export function caption(frame: Frame, photo: EditionPhoto, box: Box, words: EditionWords): Placed {
  const inner = { ...box, y: box.y + 1.8, height: box.height - 1.8 }
  const codeBox = { x: box.x + box.width - CODE_MM, y: inner.y, width: CODE_MM, height: CODE_MM }
  const width = photo.code ? box.width - CODE_MM - 3 : box.width
  const when = [photo.is_dated ? words.shortDay(photo.at.slice(0, 10)) : '', photo.place ?? ''].filter(Boolean)
  const line = { ...inner, width, height: 4.6 * frame.scale }
  const day = write(frame, { text: when.join(' · '), box: line, style: 'caption', colour: SOFT_INK })
  const rest = { ...line, y: when.length > 0 ? line.y + line.height : line.y }
  const height = box.y + box.height - rest.y
  const said = photo.description ?? (photo.code ? words.say('scan') : '')
  const text = write(frame, { text: said.replaceAll(/\s+/g, ' '), box: { ...rest, height }, style: 'caption' })
  return {
    marks: [...day.marks, ...text.marks, ...(photo.code ? [code(codeBox, photo.code)] : [])],
    bottom: Math.max(day.bottom, text.bottom),
  }
}
