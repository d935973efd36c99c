import type { Mark, Sheet } from '../book-layout/compose.ts'
import { photoBox, type Box } from '../book-layout/geometry.ts'
import { photoSlot, type Focused } from '../book-layout/photo-slot.ts'
import { placeText, type Measure, type TextToPlace } from '../book-layout/text.ts'

/** A2, in millimeters. */
const [WIDTH, HEIGHT] = [420, 594]
const MARGIN = 32
const TITLE_HEIGHT = 34
const TITLE_GAP = 16
const GAP = 8
const CAPTION_HEIGHT = 9
/** Width to height, like prints. */
const PHOTO_SHAPE = 4 / 5
/** Texts are this much larger than in a book, since a poster is read from farther away. */
const SCALE = 2.6
const [PAPER, INK, SOFT_INK] = ['#fbf7f1', '#2a211c', '#6b5d53']

export type PosterPhoto = Focused & { caption: string }

/** A person's name above their photos, in as many columns as make the photos the largest. */
export function composePoster(title: string, photos: readonly PosterPhoto[], measure: Measure): Sheet {
  const area = {
    x: MARGIN,
    y: MARGIN + TITLE_HEIGHT + TITLE_GAP,
    width: WIDTH - 2 * MARGIN,
    height: HEIGHT - 2 * MARGIN - TITLE_HEIGHT - TITLE_GAP,
  }
  const { columns, width } = gridOf(photos.length, area)
  const height = width / PHOTO_SHAPE
  const marks = photos.flatMap((photo, index): Mark[] => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, photos.length - row * columns)
    const left = area.x + (area.width - inRow * width - (inRow - 1) * GAP) / 2
    const box = {
      x: left + (index % columns) * (width + GAP),
      y: area.y + row * (height + CAPTION_HEIGHT + GAP),
      ...{ width, height },
    }
    const under = { ...box, y: box.y + height + 1.5, height: CAPTION_HEIGHT }
    return [
      {
        kind: 'photo',
        slot: index,
        box,
        picture: photoBox(box, photo, photoSlot(photo)),
        photo_id: photo.id,
        soft: false,
      },
      textMark({ text: photo.caption, box: under, style: 'caption', typeface: 'sans' }, SOFT_INK, measure),
    ]
  })
  const top = { x: MARGIN, y: MARGIN, width: WIDTH - 2 * MARGIN, height: TITLE_HEIGHT }
  return {
    ...{ width: WIDTH, height: HEIGHT, bleed: 0 },
    marks: [
      { kind: 'fill', box: { x: 0, y: 0, width: WIDTH, height: HEIGHT }, colour: PAPER },
      textMark({ text: title, box: top, style: 'title', typeface: 'serif' }, INK, measure),
      ...marks,
    ],
  }
}

/** The number of columns with the largest photos, of those that fit. */
function gridOf(count: number, area: Box) {
  const grids = Array.from({ length: Math.max(1, count) }, (_, index) => {
    const columns = index + 1
    const rows = Math.ceil(count / columns)
    const wide = (area.width - (columns - 1) * GAP) / columns
    const high = ((area.height - (rows - 1) * GAP) / Math.max(1, rows) - CAPTION_HEIGHT) * PHOTO_SHAPE
    return { columns, width: Math.min(wide, high) }
  })
  return grids.reduce((best, grid) => (grid.width > best.width ? grid : best))
}

type Words = Pick<TextToPlace, 'text' | 'box' | 'style' | 'typeface'>

function textMark({ text, box, style, typeface }: Words, colour: string, measure: Measure): Mark {
  const small = { x: 0, y: 0, width: box.width / SCALE, height: box.height / SCALE }
  const placed = placeText({ text, box: small, style, typeface, align: 'center', middle: true }, measure)
  const runs = placed.runs.map((run) => ({
    ...run,
    x: box.x + run.x * SCALE,
    y: box.y + run.y * SCALE,
    ...{ width: run.width * SCALE, size: run.size * SCALE },
  }))
  return { kind: 'text', slot: 0, box, runs, colour, overflows: placed.overflows, missing: placed.missing }
}
