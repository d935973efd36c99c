import { required } from '#shared/required.ts'
import { choosePhotos, eventsOf } from './choose.ts'
import type { BookDocument, BookPage, BookSlot, PhotoSlot } from './document.ts'
import { basicLayouts, layouts, slotsOf, type PageLayoutId } from './layouts.ts'
import type { BookSources, BookTexts, SourceAnswer, SourceMilestone, SourcePhoto } from './sources.ts'

export type AutoOptions = {
  title: string
  subtitle: string
  pages: number
  look: Pick<BookDocument, 'size' | 'binding' | 'paper' | 'typeface' | 'colour'>
  basicOnly: boolean
  words: BookTexts
}

/** Photos per page on average; a favorite can have a page of its own. */
const PHOTOS_OF_A_PAGE = 2.2
const PHOTOS_OF_A_PAGE_MAX = 6
/** Maximum share of pages with milestones. */
const MILESTONES_SHARE = 0.3
const ANSWERS_SHARE = 0.25
const VOICES_SHARE = 0.2

type DatedPage = { date: string; page: Omit<BookPage, 'id'> }

/**
 * Lays out a book automatically and deterministically, with exactly the requested number of pages. If there are too few
 * photos, the last pages stay empty.
 */
export function layOut(sources: BookSources, options: AutoOptions): BookDocument {
  const { pages, look, title, subtitle, words } = options
  const inner = pages - 1
  const milestones = spread(sources.milestones, Math.floor(inner * MILESTONES_SHARE), dateOf)
  const answers = spread(sources.answers, Math.floor(inner * ANSWERS_SHARE), dateOf)
  const shown = new Map(milestones.map((one) => [one.id, bestOf(sources.photos, one)]))
  const used = new Set([...shown.values()].map((photo) => photo?.id))
  const free = sources.photos.filter(({ id }) => !used.has(id))
  const voiced = options.basicOnly ? [] : spread(free.filter(isVoiced), Math.floor(inner * VOICES_SHARE), atOf)
  const room = inner - milestones.length - answers.length - voiced.length
  const rest = free.filter((photo) => !voiced.some(({ id }) => id === photo.id))
  const most = options.basicOnly ? 2 : PHOTOS_OF_A_PAGE_MAX
  const chosen = choosePhotos(rest, Math.floor(room * Math.min(PHOTOS_OF_A_PAGE, most)))
  const dated = [
    ...photoPages(chosen, room, options, most),
    ...voiced.map((photo) => voicePage(photo, words)),
    ...milestones.map((one) => milestonePage(one, shown.get(one.id), words)),
    ...answers.map((one) => answerPage(one, words)),
  ].toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const first: Omit<BookPage, 'id'> = {
    layout: 'chapter',
    background: null,
    slots: [text(title, 'center'), text(subtitle, 'center')],
  }
  const laid = [first, ...dated.map(({ page }) => page)]
  while (laid.length < pages) laid.push({ layout: 'one_caption', background: null, slots: [null, null] })
  return {
    ...{ format: 1, ...look },
    cover: coverOf(sources.photos, options),
    pages: laid.slice(0, pages).map((page, place) => ({ ...page, id: `p${place + 1}` })),
  }
}

function coverOf(photos: readonly SourcePhoto[], { title, subtitle, words }: AutoOptions): BookDocument['cover'] {
  const face = choosePhotos(photos, 1)[0]
  const texts = [text(title, 'center'), text(subtitle, 'center')]
  return {
    front: face
      ? { id: 'front', layout: 'cover_photo', background: null, slots: [photoSlot(face), ...texts] }
      : { id: 'front', layout: 'cover_words', background: null, slots: texts },
    back: { id: 'back', layout: 'cover_back', background: null, slots: [text(words.made, 'center')] },
    spine: title,
  }
}

const dateOf = ({ date }: { date: string }) => date
const atOf = ({ at }: { at: string }) => at
const isVoiced = (photo: SourcePhoto): photo is SourcePhoto & { code: string } => photo.code !== null

/** At most `most` items, evenly spaced. */
function spread<T>(all: readonly T[], most: number, when: (one: T) => string): T[] {
  const ordered = all.toSorted((a, b) => (when(a) < when(b) ? -1 : when(a) > when(b) ? 1 : 0))
  if (ordered.length <= most) return ordered
  return Array.from({ length: most }, (_, i) => required(ordered[Math.floor((i * ordered.length) / most)]))
}

function bestOf(photos: readonly SourcePhoto[], { id }: SourceMilestone): SourcePhoto | undefined {
  return choosePhotos(
    photos.filter(({ milestone_id }) => milestone_id === id),
    1,
  )[0]
}

/**
 * Lays out photos on exactly `room` pages. Each event gets a share of the pages, and pages mix events only if they have
 * to.
 */
function photoPages(photos: readonly SourcePhoto[], room: number, options: AutoOptions, most: number): DatedPage[] {
  if (photos.length === 0 || room <= 0) return []
  const events = joined(eventsOf(photos), room)
  const counts = shares(
    events.map(({ length }) => length),
    Math.min(room, photos.length),
    most,
  )
  return events.flatMap((event, i) => chunks(event, counts[i] ?? 1).map((chunk) => photoPage(chunk, options)))
}

/** Merges the smallest neighboring events until there are at most `most`. */
function joined(events: SourcePhoto[][], most: number): SourcePhoto[][] {
  const groups = [...events]
  while (groups.length > most) {
    let [at, least] = [0, Number.POSITIVE_INFINITY]
    for (let i = 0; i + 1 < groups.length; i++) {
      const size = groups.slice(i, i + 2).flat().length
      if (size < least) [at, least] = [i, size]
    }
    groups.splice(at, 2, groups.slice(at, at + 2).flat())
  }
  return groups
}

/** Pages for each event, `pages` in total: at least one each, never more than it has photos, by largest remainder. */
function shares(sizes: readonly number[], pages: number, most: number): number[] {
  const counts = sizes.map((size) => Math.max(1, Math.ceil(size / most)))
  const total = () => counts.reduce((sum, count) => sum + count, 0)
  while (total() < pages) {
    const needs = counts.map((count, i) => (count < (sizes[i] ?? 0) ? (sizes[i] ?? 0) / count : 0))
    const neediest = needs.indexOf(Math.max(...needs))
    if (needs[neediest] === 0) break
    counts[neediest] = (counts[neediest] ?? 0) + 1
  }
  return counts
}

function chunks(photos: readonly SourcePhoto[], count: number): SourcePhoto[][] {
  return Array.from({ length: count }, (_, i) =>
    photos.slice(Math.floor((i * photos.length) / count), Math.floor(((i + 1) * photos.length) / count)),
  ).filter(({ length }) => length > 0)
}

function photoPage(photos: readonly SourcePhoto[], { words, look, basicOnly }: AutoOptions): DatedPage {
  const shown = photos.slice(0, PHOTOS_OF_A_PAGE_MAX)
  const isTall = (photo: SourcePhoto) => photo.height > photo.width
  const tall = shown.filter(isTall).length
  const caption = captionOf(shown, words)
  const widePage = look.size === '11x8.5'
  const layout = layoutFor(shown, { tall, isTall, widePage, basicOnly, hasCaption: caption !== '' })
  // If one slot is larger or has another shape, the best-fitting photo comes first.
  const first =
    layout === 'three_tall'
      ? shown.find(isTall)
      : layout === 'three_wide' || layout === 'five'
        ? shown.find((one) => !isTall(one))
        : undefined
  const ordered = first ? [first, ...shown.filter((one) => one !== first)] : shown
  const slots = slotsOf(layout).map((place): BookSlot => {
    if (place.kind === 'text') return text(caption, 'start')
    const photo = place.kind === 'photo' ? ordered.shift() : undefined
    return photo ? photoSlot(photo) : null
  })
  return { date: required(photos[0]).at, page: { layout, background: null, slots } }
}

type Shape = {
  tall: number
  isTall(photo: SourcePhoto): boolean
  widePage: boolean
  basicOnly: boolean
  hasCaption: boolean
}

function layoutFor(
  photos: readonly SourcePhoto[],
  { tall, isTall, widePage, basicOnly, hasCaption }: Shape,
): PageLayoutId {
  switch (photos.length) {
    case 1: {
      const [photo] = photos
      if (photo?.is_favorite && isTall(photo) !== widePage && !hasCaption) return 'full'
      return hasCaption ? 'one_caption' : 'one'
    }
    case 2:
      return tall === 2 || (tall === 1 && widePage) || (widePage && tall > 0) ? 'two_across' : 'two_down'
    case 3:
      return tall >= 1 ? 'three_tall' : 'three_wide'
    case 4:
      return 'four'
    case 5:
      return 'five'
    default:
      return basicOnly ? 'two_down' : 'six'
  }
}

/** Caption of a page: the photos' description, place, and date. */
function captionOf(photos: readonly SourcePhoto[], { day, days }: BookTexts): string {
  const said = [...new Set(photos.flatMap(({ description }) => (description?.trim() ? [description.trim()] : [])))]
  const places = [...new Set(photos.flatMap(({ place }) => (place ? [place] : [])))]
  const dates = photos.filter(({ is_dated }) => is_dated).map(({ at }) => at.slice(0, 10))
  const [from, to] = [dates[0], dates.at(-1)]
  const when = !from || !to ? [] : [from === to ? day(from) : days(from, to)]
  return [...said.slice(0, 3), ...places.slice(0, 2), ...when].join(' · ')
}

function milestonePage(
  { name, description, date, age }: SourceMilestone,
  photo: SourcePhoto | undefined,
  { day }: BookTexts,
): DatedPage {
  const when = [day(date), ...(age ? [age] : [])].join(' · ')
  if (!photo) {
    const slots = [text(name, 'center'), text([when, description].filter(Boolean).join('\n\n'), 'center')]
    return { date, page: { layout: 'chapter', background: 'paper', slots } }
  }
  const slots = [photoSlot(photo), text(name, 'start'), text(when, 'start'), text(description ?? '', 'start')]
  return { date, page: { layout: 'milestone', background: null, slots } }
}

/** A page with a photo and the code that plays its audio caption. */
function voicePage(photo: SourcePhoto & { code: string }, words: BookTexts): DatedPage {
  const caption = [captionOf([photo], words), words.watch].filter(Boolean).join('\n')
  const slots: BookSlot[] = [photoSlot(photo), text(caption, 'start'), { kind: 'code', code: photo.code }]
  return { date: photo.at, page: { layout: 'photo_code', background: null, slots } }
}

function answerPage(
  { question, words: said, date, child, age, code }: SourceAnswer,
  { day, watch }: BookTexts,
): DatedPage {
  const who = [child, ...(age ? [age] : [])].join(' · ')
  const quote = text(said ? `“${said}”` : '', 'start')
  const texts = [text(who, 'start'), text(question, 'start'), quote]
  const page: Omit<BookPage, 'id'> = code
    ? {
        layout: 'answer_film',
        background: 'paper',
        slots: [...texts, text(`${watch}\n${day(date)}`, 'start'), { kind: 'code', code }],
      }
    : { layout: 'answer', background: 'paper', slots: [...texts, text(day(date), 'start')] }
  return { date, page }
}

function text(words: string, align: 'start' | 'center'): BookSlot {
  return { kind: 'text', text: words, align }
}

function photoSlot({ id, width, height }: Pick<SourcePhoto, 'id' | 'width' | 'height'>): PhotoSlot {
  // In portrait photos, faces are above the middle.
  return { kind: 'photo', photo_id: id, zoom: 1, x: 0.5, y: height > width ? 0.4 : 0.5 }
}

export function layoutsBeyondPlan(book: BookDocument): PageLayoutId[] {
  const used = [...new Set(book.pages.map(({ layout }) => layout))]
  return used.filter((layout) => !basicLayouts.has(layout) && layouts[layout].length > 0)
}
