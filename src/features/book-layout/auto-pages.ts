import { cutText } from '#shared/cut-text.ts'
import { DOT } from '#shared/dot.ts'
import { required } from '#shared/required.ts'
import { croppedShare } from './arrange.ts'
import type { BookSize } from './book-layout.rules.ts'
import { inOrder } from './choose.ts'
import { openerFor, placeOf, type Chapter, type YearChapter } from './chapters.ts'
import {
  BOOK_TEXT_MAX_LENGTH,
  type BookColour,
  type BookPage,
  type BookSlot,
  type MapSlot,
  type PhotoSlot,
} from './document.ts'
import { layouts, type SlotArea } from './layouts.ts'
import { photoSlot } from './photo-slot.ts'
import type { Box } from './geometry.ts'
import type { BookTexts, Position, SourceAnswer, SourceMilestone, SourcePhoto } from './sources.ts'

export type DatedPage = { date: string; page: Omit<BookPage, 'id'> }

/** Two lines across a page, at a size that's easy to read. */
const CAPTION_MAX_LENGTH = 190
/** Of the text's full size. */
const LINE_LENGTH_OF_COLUMN = 7.6
const LINES_OF_ROW = 2.4
/** Fewer characters say nothing. */
const SHORTENED_MIN_LENGTH = 20
const QUOTE_MAX_LENGTH = 110
/** French marks have spaces. */
const QUOTATION_MARKS_LENGTH = 4
/** A photo above an answer is as wide as the page, unless that would crop more of it. */
const BELOW_CROP_MAX = 0.18
/** Longer answers need the room of the photo. */
const BESIDE_PHOTO_MAX_LENGTH = 400
const TOWNS_MAX = 3
/** Two lines. */
const BELOW_PHOTO_MAX_LENGTH = 150
const isTall = ({ width, height }: SourcePhoto) => height > width

/** What the pages before said already. */
export type Told = { places: string[]; when: string }

/**
 * Caption of a page: what's said about its photos in order of their `positions`, a line each, and below it their place and
 * date, which aren't repeated from page to page.
 */
export function captionOf(
  photos: readonly SourcePhoto[],
  { at: [, , width, height] }: Pick<SlotArea, 'at'>,
  { day, days, at: beginningWith }: BookTexts,
  told?: Told,
  positions: ReadonlyMap<string, Position> = new Map(),
): string {
  const order = [...positions.keys()]
  const described = photos
    .filter(({ description }) => description?.trim())
    .toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
  const isOfAll = described.length === photos.length && new Set(described.map((one) => one.description)).size === 1
  const said = described.map(({ id, description }) => {
    const [words, position] = [(description ?? '').trim(), positions.get(id)]
    return position && !isOfAll ? beginningWith(position, words) : words
  })
  const places = [...new Set(photos.flatMap(({ place }) => (place ? [place] : [])))]
  const dates = photos.filter(({ is_dated }) => is_dated).map(({ at }) => at.slice(0, 10))
  const [from, to] = [dates[0], dates.at(-1)]
  const vague = [...new Set(photos.flatMap((photo) => photo.around ?? []))]
  const when = [...vague.slice(0, 2), ...(from && to ? [from === to ? day(from) : days(from, to)] : [])]
  const most = Math.min(1, (width * height) / 12) * CAPTION_MAX_LENGTH
  const line = width * LINE_LENGTH_OF_COLUMN
  const newPlaces = places.filter((place) => !told?.places.includes(place)).slice(0, 2)
  const newDays = newPlaces.length > 0 || told?.when !== when.join() ? when : []
  if (told) Object.assign(told, { places: places.length > 0 ? places : told.places, when: when.join() })
  // In a narrow column, place and date have a line each.
  const whereAndWhen = [...newPlaces, ...newDays]
  const after = whereAndWhen.join(whereAndWhen.join(DOT).length > line ? '\n' : DOT)
  const linesOf = (texts: readonly string[]) =>
    texts.reduce((sum, words) => sum + Math.ceil(words.length / line), after ? Math.ceil(after.length / line) : 0)
  const lines: string[] = []
  for (const words of new Set(said))
    if (linesOf([...lines, words]) <= Math.floor(height * LINES_OF_ROW)) lines.push(words)
  const room = Math.min(most - after.length, 0.9 * line * (Math.floor(height * LINES_OF_ROW) - linesOf([])))
  if (lines.length === 0 && said[0]) lines.push(shortened(said[0], room))
  return [...lines, after].filter(Boolean).join('\n')
}

/** Where each of a page's photos is, unless it's the only one. */
export function positionsOf(photos: readonly SourcePhoto[], boxes: readonly Box[]): Map<string, Position> {
  const nameIn = (
    at: number,
    from: 'x' | 'y',
    length: 'width' | 'height',
    names: readonly [string, string, string],
  ) => {
    const box = required(boxes[at])
    const isApart = (one: Box) => one[from] + one[length] <= box[from] || box[from] + box[length] <= one[from]
    const others = boxes.filter(isApart)
    if (others.length === 0) return []
    const earlier = others.filter((one) => one[from] < box[from]).length
    return [earlier === 0 ? names[0] : earlier === others.length ? names[2] : names[1]]
  }
  return new Map(
    photos.flatMap(({ id }, at) => {
      const name = [
        ...nameIn(at, 'y', 'height', ['top', 'middle', 'bottom']),
        ...nameIn(at, 'x', 'width', ['left', 'middle', 'right']),
      ].join('_')
      return name ? [[id, name as Position] as const] : []
    }),
  )
}

function shortened(words: string, most: number): string {
  if (words.length <= most) return words
  if (most < SHORTENED_MIN_LENGTH) return ''
  const end = words.lastIndexOf(' ', most - 1)
  return `${words.slice(0, end > most / 2 ? end : most - 1).trimEnd()}…`
}

/** The place or the days that the next pages are about, with the best photo. */
export function openerPage({ photos, opener }: Chapter, size: BookSize, { day, days }: BookTexts): DatedPage {
  const { at: date } = required(photos[0])
  const [from, to] = [date.slice(0, 10), required(photos.at(-1)).at.slice(0, 10)]
  const when = from === to ? day(from) : days(from, to)
  const place = placeOf({ photos })
  return { date, page: opening(opener, size, place ?? when, place ? when : '') }
}

function opening(photo: SourcePhoto, size: BookSize, title: string, more: string): DatedPage['page'] {
  const layout = openerFor(photo, size)
  return { layout, background: null, slots: [photoSlot(photo), text(title, 'start'), text(more, 'start')] }
}

/** A year, or several with few photos. The first ones are those before the next. */
export function yearPage({ photos, opener, from, to }: YearChapter, at: number, { before }: BookTexts): DatedPage {
  const towns = [...new Set(photos.flatMap(({ place }) => place ?? []))]
  const slots = [
    photoSlot(opener),
    text(from === to ? from : at === 0 ? before(`${Number(to) + 1}`) : `${from}–${to}`, 'center'),
    text(towns.length > 1 ? towns.slice(0, TOWNS_MAX).join(' · ') : '', 'center'),
  ]
  return { date: from, page: { layout: 'year', background: 'paper', slots } }
}

/** Where the photos were taken, and when. */
export function mapPage(map: MapSlot, photos: readonly SourcePhoto[], { places, day, days }: BookTexts): DatedPage {
  const dates = inOrder(photos.filter(({ is_dated }) => is_dated)).map(({ at }) => at.slice(0, 10))
  const [from, to] = [dates[0], dates.at(-1)]
  const when = from && to ? (from === to ? day(from) : days(from, to)) : ''
  return {
    date: '',
    page: { layout: 'map_opener', background: null, slots: [map, text(places, 'start'), text(when, 'start')] },
  }
}

/** Two pages with one photo. */
export function panoramaPages(photo: SourcePhoto): DatedPage[] {
  return (['panorama_left', 'panorama_right'] as const).map((layout) => ({
    date: photo.at,
    page: { layout, background: null, slots: [photoSlot(photo)] },
  }))
}

export function milestonePage(
  { name, description, date, age }: SourceMilestone,
  photo: SourcePhoto | undefined,
  size: BookSize,
  { day }: BookTexts,
): DatedPage {
  const when = [day(date), ...(age ? [age] : [])].join(' · ')
  if (!photo) {
    const slots = [text(name, 'center'), text([when, description].filter(Boolean).join('\n\n'), 'center')]
    return { date, page: { layout: 'title_page', background: 'paper', slots } }
  }
  // What's short fits below a photo that fills the rest of the page, in two sizes of text.
  if (!isTall(photo) && (description?.length ?? 0) <= BELOW_PHOTO_MAX_LENGTH) {
    return { date, page: opening(photo, size, name, [description, when].filter(Boolean).join('\n')) }
  }
  const slots = [photoSlot(photo), text(name, 'start'), text(when, 'start'), text(description ?? '', 'start')]
  return { date, page: { layout: isTall(photo) ? 'milestone_portrait' : 'milestone', background: null, slots } }
}

/** A page with a photo and the code that plays its audio caption. */
export function voicePage(photo: SourcePhoto & { code: string }, words: BookTexts): DatedPage {
  const layout = isTall(photo) ? 'photo_code_portrait' : 'photo_code'
  const caption = [captionOf([photo], layouts[layout][1], words), words.watch].filter(Boolean).join('\n')
  const slots: BookSlot[] = [photoSlot(photo), text(caption, 'start'), { kind: 'code', code: photo.code }]
  return { date: photo.at, page: { layout, background: null, slots } }
}

/** Portraits have an answer beside them, and other photos have it below. */
const besidePhoto = (photo: SourcePhoto, size: BookSize) =>
  croppedShare(photo, 'answer_below', 0, size) <= BELOW_CROP_MAX ? 'answer_below' : 'answer_beside'

export const canHavePhoto = ({ words }: SourceAnswer) => (words?.length ?? 0) <= BESIDE_PHOTO_MAX_LENGTH

type AnswerLook = {
  size: BookSize
  color: BookColour | null
  photo: SourcePhoto | undefined
  face: PhotoSlot | undefined
}

/** The answer as large as it fits, beside a photo of the child or below their portrait. With a color, a short one fills its page. */
export function answerPage(
  { question, words: said, date, child, age, code }: SourceAnswer,
  { day, quote, watch }: BookTexts,
  { size, color, photo, face }: AnswerLook,
): DatedPage {
  const whose = [child, ...(age ? [age] : []), day(date)].join(' · ')
  const quoted = said ? quote(cutText(said.trim(), BOOK_TEXT_MAX_LENGTH - QUOTATION_MARKS_LENGTH)) : ''
  if (color && !photo && !code && quoted && quoted.length <= QUOTE_MAX_LENGTH) {
    const slots = [text(question, 'center'), text(quoted, 'center'), text(whose, 'center')]
    return { date, page: { layout: 'quote_page', background: color, slots } }
  }
  // A recording without text is introduced by its question.
  const texts = [quoted ? question : '', quoted || question, [whose, ...(code ? [watch] : [])].join('\n')]
  const slots: BookSlot[] = [
    ...(photo ? [photoSlot(photo)] : face ? [face] : []),
    ...texts.map((words) => text(words, 'start')),
    code ? { kind: 'code', code } : null,
  ]
  if (photo) return { date, page: { layout: besidePhoto(photo, size), background: 'paper', slots } }
  return { date, page: { layout: face ? 'answer_face' : 'answer_words', background: 'blush', slots } }
}

export function text(words: string, align: 'start' | 'center'): BookSlot {
  return { kind: 'text', text: words, align }
}
