import { DAY_MS } from '#shared/days.ts'
import { required } from '#shared/required.ts'
import { arrange, croppedShare, isBleed } from './arrange.ts'
import {
  answerPage,
  canHavePhoto,
  captionOf,
  mapPage,
  milestonePage,
  openerPage,
  panoramaPages,
  positionsOf,
  text,
  voicePage,
  yearPage,
  type DatedPage,
  type Told,
} from './auto-pages.ts'
import { chaptersOf, isSharp, panoramasAmong, placeOf, yearsOf, type Chapter, type YearChapter } from './chapters.ts'
import { choosePhotos, eventsOf, inOrder, isSameMoment, withoutNearDuplicates } from './choose.ts'
import { BOOK_PAGES_MIN, type BookSize } from './book-layout.rules.ts'
import { boxesOf, boxOf } from './geometry.ts'
import type { BookDocument, BookPage, BookSlot, MapSlot } from './document.ts'
import { basicLayouts, layouts, mirrors, slotsOf, type PageLayoutId } from './layouts.ts'
import { photoSlot } from './photo-slot.ts'
import type { BookSources, BookTexts, SourceAnswer, SourceMilestone, SourcePhoto } from './sources.ts'

export type AutoOptions = {
  title: string
  subtitle: string
  /** Of the sources. */
  cover_photo_id?: string | undefined
  /** Exactly this many, or at most as many as the content fills. */
  pages: { exactly: number } | { most: number }
  look: Pick<BookDocument, 'size' | 'binding' | 'paper' | 'typeface' | 'colour'>
  basicOnly: boolean
  words: BookTexts
  /** A map of the places, for the second page. */
  map?: MapSlot | null
}

/** Photos per page on average; a favorite can have a page of its own. */
const PHOTOS_OF_A_PAGE = 2.2
const PHOTOS_OF_A_PAGE_MAX = 6
const COVER_SPARE_MAX = 0.25
/** Maximum share of pages with milestones. */
const MILESTONES_SHARE = 0.3
const ANSWERS_SHARE = 0.25
const VOICES_SHARE = 0.2
/** A photo beside an answer is of the child at about that time. */
const PORTRAIT_DAYS = 180
/** What other people in it cost, in days. */
const PORTRAIT_OTHERS_DAYS = 60
/** What a photo without people costs, or with people that aren't marked. */
const PORTRAIT_OF_NONE_DAYS = 720
/** Answers without a photo have pages of their own: one in this many. */
const PAGES_PER_WORDS = 6
/** Answers have this many pages between them if a book has as many. */
const PAGES_BETWEEN_WORDS = 3
/** Pages of photos keep at least this many, on average. */
const PHOTOS_OF_A_PAGE_MIN = 1.25
const PANORAMAS_SHARE = 1 / 14
const CHAPTERS_SHARE = 0.15
/** In shorter books, a map would take a photo's place. */
const MAPPED_PAGES_MIN = 10

/**
 * Lays out a book automatically and deterministically. The photo on the cover is inside only if a page would be blank or a
 * milestone without a photo otherwise. If an exact number of pages is more than the content fills, the last pages stay
 * empty.
 */
export function layOut(sources: BookSources, options: AutoOptions): BookDocument {
  const chosen = sources.photos.find(({ id }) => id === options.cover_photo_id)
  const face = chosen ?? coverPhotoOf(sources.photos, options.look.size)
  const others = layPages({ ...sources, photos: face ? withoutCover(sources, face) : [] }, options)
  const { laid, pages } = others.laid.length < others.pages ? layPages(sources, options) : others
  while (laid.length < pages) laid.push({ layout: 'framed', background: null, slots: [null, null] })
  return {
    ...{ format: 1, ...options.look },
    cover: coverOf(face, options),
    pages: laid
      .slice(0, pages)
      .map((page, place) => ({ ...page, layout: facing(page.layout, place), id: `p${place + 1}` })),
  }
}

/** A photo up to the edge of the page is at its outer edge. The first page is a right one. */
function facing(layout: PageLayoutId, place: number): PageLayoutId {
  return place % 2 === 0 && layout in mirrors ? mirrors[layout as keyof typeof mirrors] : layout
}

/** Also without photos of the cover's moment. A milestone keeps its only photo. */
function withoutCover({ photos, milestones }: BookSources, face: SourcePhoto): SourcePhoto[] {
  const isShownBy = ({ milestone_id }: SourcePhoto) => milestones.some(({ id }) => id === milestone_id)
  return photos.filter((photo) => {
    if (!isShownBy(photo)) return photo !== face && !isSameMoment(photo, face)
    return photo !== face || !photos.some((one) => one !== face && one.milestone_id === face.milestone_id)
  })
}

/** The pages, which can be fewer than wanted. */
function layPages(sources: BookSources, options: AutoOptions): { laid: Omit<BookPage, 'id'>[]; pages: number } {
  const { look, title, subtitle, words } = options
  const { photos: inside } = sources
  const pages = countPages(sources, options)
  const map = pages >= MAPPED_PAGES_MIN && !options.basicOnly ? options.map : null
  const inner = pages - (map ? 2 : 1)
  const ofNone = withoutNearDuplicates(inside.filter(({ milestone_id }) => milestone_id === null)).length
  const milestones = spread(
    sources.milestones,
    Math.max(Math.floor(inner * MILESTONES_SHARE), inner - sources.answers.length - ofNone),
    dateOf,
  )
  const asked = spread(
    sources.answers,
    Math.max(Math.floor(inner * ANSWERS_SHARE), inner - milestones.length - ofNone),
    dateOf,
  )
  const shown = new Map(milestones.map((one) => [one.id, bestOf(inside, one)]))
  const ofMilestones = [...shown.values()].flatMap((photo) => photo ?? [])
  // A milestone's moment isn't shown twice, unless both photos are favorites.
  const unused = inside.filter(
    (photo) =>
      !ofMilestones.some(
        (other) => other.id === photo.id || (isSameMoment(other, photo) && !(other.is_favorite && photo.is_favorite)),
      ),
  )
  const needed = PHOTOS_OF_A_PAGE_MIN * (inner - milestones.length - asked.length)
  const spare = Math.floor(withoutNearDuplicates(unused).length - needed)
  const portraits = portraitsFor(asked, unused, spare, look.size)
  const beside = new Set([...portraits.values()])
  const alone = spread(
    asked.filter((one) => !portraits.has(one)),
    Math.max(1, Math.floor(inner / PAGES_PER_WORDS), inner - milestones.length - portraits.size - ofNone),
    dateOf,
  )
  const answers = asked.filter((one) => portraits.has(one) || alone.includes(one))
  const free = unused.filter((photo) => !beside.has(photo))
  const voiced = options.basicOnly ? [] : spread(free.filter(isVoiced), Math.floor(inner * VOICES_SHARE), atOf)
  const room = inner - milestones.length - answers.length - voiced.length
  const rest = free.filter((photo) => !voiced.some(({ id }) => id === photo.id))
  const most = options.basicOnly ? 2 : PHOTOS_OF_A_PAGE_MAX
  const chosen = choosePhotos(rest, Math.floor(room * Math.min(PHOTOS_OF_A_PAGE, most)))
  const { panoramas, chapters, years } = featured(chosen, inner, options)
  const apart = new Set([...panoramas, ...[...years, ...chapters].map(({ opener }) => opener)])
  const dated = [
    ...years.map((year, at) => yearPage(year, at, words)),
    ...chapters.map((chapter) => openerPage(chapter, look.size, words)),
    ...photoPages(
      chosen.filter((photo) => !apart.has(photo)),
      room - 2 * panoramas.length - chapters.length - years.length,
      { ...options, most, chapters: [...years, ...chapters] },
    ),
    ...voiced.map((photo) => voicePage(photo, words)),
    ...milestones.map((one) => milestonePage(one, shown.get(one.id), look.size, words)),
    ...answers.map((one) => {
      const [photo, isOdd] = [portraits.get(one), alone.indexOf(one) % 2 === 1]
      return answerPage(one, words, {
        ...{ photo, size: look.size },
        ...(isOdd ? { color: null, face: one.face } : { color: look.colour, face: undefined }),
      })
    }),
  ].toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const first: Omit<BookPage, 'id'> = {
    layout: 'title_page',
    background: null,
    slots: [text(title, 'center'), text(subtitle, 'center')],
  }
  const front: DatedPage[] = [{ date: '', page: first }, ...(map ? [mapPage(map, inside, words)] : [])]
  const laid = withPanoramas([...front, ...wordsApart(dated)], panoramas).map(({ page }) => page)
  // A book without blank pages is better than one with a map.
  if (laid.length < pages && pages > BOOK_PAGES_MIN && 'most' in options.pages)
    return layPages(sources, {
      ...options,
      pages: { most: pages - 2 },
      map: (pages - laid.length) % 2 ? null : options.map,
    })
  return { laid, pages }
}

type Featured = { panoramas: SourcePhoto[]; chapters: Chapter[]; years: YearChapter[] }

/** Photos that get more room than the others: over two pages, or on the page that introduces a chapter. */
function featured(
  photos: readonly SourcePhoto[],
  pages: number,
  { look, basicOnly }: Pick<AutoOptions, 'look' | 'basicOnly'>,
): Featured {
  const panoramas = basicOnly ? [] : panoramasAmong(photos, Math.floor(pages * PANORAMAS_SHARE), look.size)
  const others = photos.filter((photo) => !panoramas.includes(photo))
  const years = yearsOf(others, pages)
  const shown = new Set(years.map(({ opener }) => opener))
  const most = Math.floor(pages * CHAPTERS_SHARE) - years.length
  return { panoramas, years, chapters: chaptersOf(others, most, look.size, shown) }
}

/**
 * Puts pages of words between the others, so that two of them are never beside or after each other. Milestones stay near their
 * date. Answers are apart from each other, too.
 */
function wordsApart(pages: readonly DatedPage[]): DatedPage[] {
  const isTold = ({ page }: DatedPage) => page.layout === 'title_page'
  const words = pages.filter(isWords)
  const others = pages.filter((page) => !isWords(page))
  const told = withWords(others, words.filter(isTold), 1)
  return withWords(
    told,
    words.filter((page) => !isTold(page)),
    PAGES_BETWEEN_WORDS,
  )
}

function withWords(pages: readonly DatedPage[], words: readonly DatedPage[], most: number): DatedPage[] {
  // How many pages are before each. The page before the first one is the title.
  const taken: number[] = []
  const there = pages.flatMap((page, at) => (isWords(page) ? [at, at + 1] : []))
  const apart = Math.min(most, Math.floor((pages.length - there.length / 2) / (words.length + there.length / 2)))
  for (const { date } of words) {
    const closed = [...there, ...taken]
    const wanted = pages.filter((page) => page.date <= date).length
    const [nearest] = pages
      .map((_, at) => at + 1)
      .filter((before) => !closed.includes(before) && !isOpener(pages[before - 1]))
      .map((before) => ({ before, near: closed.filter((one) => Math.abs(one - before) < apart).length }))
      .toSorted(
        (a, b) => a.near - b.near || Math.abs(a.before - wanted) - Math.abs(b.before - wanted) || b.before - a.before,
      )
    taken.push(nearest?.before ?? taken.length % (pages.length + 1))
  }
  const places = taken.toSorted((a, b) => a - b)
  const after = (before: number) => words.filter((_, at) => places[at] === before)
  return [...after(0), ...pages.flatMap((page, at) => [page, ...after(at + 1)])]
}

const worded: ReadonlySet<PageLayoutId> = new Set<PageLayoutId>([
  'answer_words',
  'answer_face',
  'answer_below',
  'answer_beside',
  'quote_page',
  'title_page',
])
const isWords = ({ page }: DatedPage) => worded.has(page.layout)
const isOpener = (page: DatedPage | undefined) => page?.page.layout.startsWith('opener') || page?.page.layout === 'year'

/** Inserts photos across two pages where their date is, on the next left page. The number of pages is even. */
function withPanoramas(pages: readonly DatedPage[], panoramas: readonly SourcePhoto[]): DatedPage[] {
  let laid = [...pages]
  for (const photo of panoramas) {
    const after = laid.findIndex(({ date }) => date > photo.at)
    const at = after < 0 ? laid.length : after
    const left = at % 2 === 1 ? at : Math.min(at + 1, laid.length - 1)
    laid = laid.toSpliced(Math.max(1, left), 0, ...panoramaPages(photo))
  }
  return laid
}

/** An even number of pages, since a sheet has two. */
function countPages(
  { photos, milestones, answers }: BookSources,
  { pages, basicOnly, look, map }: AutoOptions,
): number {
  if ('exactly' in pages) return pages.exactly
  const full = withoutNearDuplicates(photos).length / (basicOnly ? 1.5 : PHOTOS_OF_A_PAGE)
  const { panoramas, chapters, years } = featured(inOrder(photos), full, { look, basicOnly })
  const more = Math.ceil(full + 1.5 * panoramas.length + (chapters.length + years.length) / 2)
  const wanted = 1 + (map ? 1 : 0) + milestones.length + answers.length + more
  return Math.min(pages.most, Math.max(BOOK_PAGES_MIN, wanted + (wanted % 2)))
}

/** The best photo that almost fills the cover's frame, which shows it whole, or the best of all. */
function coverPhotoOf(photos: readonly SourcePhoto[], size: BookSize): SourcePhoto | undefined {
  const fitting = photos.filter((photo) => croppedShare(photo, 'cover_frame', 0, size) <= COVER_SPARE_MAX)
  return choosePhotos(fitting.length > 0 ? fitting : photos, 1)[0]
}

function coverOf(face: SourcePhoto | undefined, { title, subtitle, words }: AutoOptions): BookDocument['cover'] {
  const texts = [text(title, 'center'), text(subtitle, 'center')]
  return {
    front: face
      ? { id: 'front', layout: 'cover_narrow', background: null, slots: [photoSlot(face), ...texts] }
      : { id: 'front', layout: 'cover_title', background: null, slots: texts },
    back: { id: 'back', layout: 'cover_foot', background: null, slots: [text(words.made, 'center')] },
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

/** For each answer, a photo of the child taken around its day or else one without people, each photo once. At most `most`. */
function portraitsFor(
  answers: readonly SourceAnswer[],
  photos: readonly SourcePhoto[],
  most: number,
  size: BookSize,
): Map<SourceAnswer, SourcePhoto> {
  const found = new Map<SourceAnswer, SourcePhoto>()
  const taken = new Set<SourcePhoto>()
  for (const answer of answers.filter(canHavePhoto)) {
    if (found.size >= most) break
    const rated = photos
      .filter((photo) => photo.is_dated && !photo.code && !taken.has(photo) && isSharp(photo, 'answer_beside', size))
      .map((photo) => ({ photo, days: daysBetween(photo.at, answer.date) }))
      .filter(({ photo, days }) =>
        isOf(photo, answer)
          ? days <= PORTRAIT_DAYS
          : photo.person_ids.length === 0 && !photo.is_favorite && !photo.description,
      )
      .map(({ photo, days }) => ({ photo, cost: days + othersCost(photo) }))
      .toSorted((a, b) => a.cost - b.cost || (a.photo.id < b.photo.id ? -1 : 1))
    const best = rated[0]?.photo
    if (!best) continue
    found.set(answer, best)
    taken.add(best)
  }
  return found
}

const isOf = ({ person_ids }: SourcePhoto, { child_id }: SourceAnswer) => person_ids.includes(child_id)
const othersCost = ({ person_ids: { length } }: SourcePhoto) =>
  length === 0 ? PORTRAIT_OF_NONE_DAYS : length > 1 ? PORTRAIT_OTHERS_DAYS : 0

function daysBetween(a: string, b: string): number {
  return Math.abs(Date.parse(a.slice(0, 10)) - Date.parse(b.slice(0, 10))) / DAY_MS
}

type PhotoPages = AutoOptions & { most: number; chapters: readonly Chapter[] }

function photoPages(
  photos: readonly SourcePhoto[],
  room: number,
  { look, words, ...options }: PhotoPages,
): DatedPage[] {
  const pages = Math.min(room, photos.length)
  const begun = new Map(
    options.chapters.flatMap((chapter) => {
      const first = chapter.photos.find((one) => photos.includes(one))
      return first ? [[first.id, chapter] as const] : []
    }),
  )
  const told: Told = { places: [], when: '' }
  return arrange(eventsOf(photos), pages, { ...options, size: look.size, begun }).map(({ layout, photos: shown }) => {
    const ordered = [...shown]
    const areas = slotsOf(layout)
    const inTime = inOrder(shown)
    const chapter = begun.get(required(inTime[0]).id)
    // The page of a year names its places only if there are several.
    const place = chapter && !('from' in chapter) && placeOf(chapter)
    if (place) told.places = [place]
    const known = new Map(shown.map((photo) => [photo.id, photo]))
    const boxes = boxesOf({ layout, slots: shown.map(photoSlot) }, known, look.size)
    const slots = areas.map(({ at: [x, y, w, h], ...area }, slot): BookSlot => {
      if (area.kind === 'text') {
        // As wide as its photos.
        const width = Math.min(1, required(boxes[slot]).width / boxOf(required(areas[slot]), look.size).width)
        const frame = { at: [x, y, w * width, h] } as const
        const caption = captionOf(inTime, frame, words, told, positionsOf(shown, boxes.slice(0, shown.length)))
        // The room beside a photo at the edge of the page isn't left empty.
        return text(caption || (isBleed(layout) ? captionOf(inTime, frame, words) : ''), 'start')
      }
      const photo = ordered.shift()
      return photo ? photoSlot(photo) : null
    })
    return { date: required(inTime[0]).at, page: { layout, background: null, slots } }
  })
}

export function layoutsBeyondPlan(book: BookDocument): PageLayoutId[] {
  const used = [...new Set(book.pages.map(({ layout }) => layout))]
  return used.filter((layout) => !basicLayouts.has(layout) && layouts[layout].length > 0)
}
