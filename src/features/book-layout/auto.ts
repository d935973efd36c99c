import { required } from '#shared/required.ts'
import { arrange, croppedShare } from './arrange.ts'
import { choosePhotos, eventsOf, inOrder, withoutNearDuplicates } from './choose.ts'
import { BOOK_PAGES_MIN, type BookSize } from './book-layout.rules.ts'
import type { BookDocument, BookPage, BookSlot } from './document.ts'
import { photoSlot } from './photo-slot.ts'
import { basicLayouts, layouts, slotsOf, type PageLayoutId } from './layouts.ts'
import type { BookSources, BookTexts, SourceAnswer, SourceMilestone, SourcePhoto } from './sources.ts'

export type AutoOptions = {
  title: string
  subtitle: string
  /** Exactly this many, or at most as many as the content fills. */
  pages: { exactly: number } | { most: number }
  look: Pick<BookDocument, 'size' | 'binding' | 'paper' | 'typeface' | 'colour'>
  basicOnly: boolean
  words: BookTexts
}

/** Photos per page on average; a favorite can have a page of its own. */
const PHOTOS_OF_A_PAGE = 2.2
const PHOTOS_OF_A_PAGE_MAX = 6
/** With fewer photos than this, the one on the cover is inside, too. */
const FEW_PHOTOS = 4
const COVER_CROP_MAX = 0.25
/** Maximum share of pages with milestones. */
const MILESTONES_SHARE = 0.3
const ANSWERS_SHARE = 0.25
const VOICES_SHARE = 0.2

type DatedPage = { date: string; page: Omit<BookPage, 'id'> }

/**
 * Lays out a book automatically and deterministically. The photo on the cover is inside only if there are few others. If
 * an exact number of pages is more than the content fills, the last pages stay empty.
 */
export function layOut(sources: BookSources, options: AutoOptions): BookDocument {
  const { look, title, subtitle, words } = options
  const face = coverPhotoOf(sources.photos, look.size)
  const inside = sources.photos.filter(({ id }) => id !== face?.id || sources.photos.length < FEW_PHOTOS)
  const pages = countPages({ ...sources, photos: inside }, options)
  const inner = pages - 1
  const milestones = spread(sources.milestones, Math.floor(inner * MILESTONES_SHARE), dateOf)
  const answers = spread(sources.answers, Math.floor(inner * ANSWERS_SHARE), dateOf)
  const shown = new Map(milestones.map((one) => [one.id, bestOf(inside, one)]))
  const used = new Set([...shown.values()].map((photo) => photo?.id))
  const free = inside.filter(({ id }) => !used.has(id))
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
    cover: coverOf(face, options),
    pages: laid.slice(0, pages).map((page, place) => ({ ...page, id: `p${place + 1}` })),
  }
}

/** An even number of pages, since a sheet has two. */
function countPages({ photos, milestones, answers }: BookSources, { pages, basicOnly }: AutoOptions): number {
  if ('exactly' in pages) return pages.exactly
  const full = withoutNearDuplicates(photos).length / (basicOnly ? 1.5 : PHOTOS_OF_A_PAGE)
  const wanted = 1 + milestones.length + answers.length + Math.ceil(full)
  return Math.min(pages.most, Math.max(BOOK_PAGES_MIN, wanted + (wanted % 2)))
}

/** The best photo that the cover shows almost whole, or the best of all. */
function coverPhotoOf(photos: readonly SourcePhoto[], size: BookSize): SourcePhoto | undefined {
  const fitting = photos.filter((photo) => croppedShare(photo, 'cover_photo', 0, size) <= COVER_CROP_MAX)
  return choosePhotos(fitting.length > 0 ? fitting : photos, 1)[0]
}

function coverOf(face: SourcePhoto | undefined, { title, subtitle, words }: AutoOptions): BookDocument['cover'] {
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
const isTall = ({ width, height }: SourcePhoto) => height > width
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

function photoPages(photos: readonly SourcePhoto[], room: number, options: AutoOptions, most: number): DatedPage[] {
  const pages = Math.min(room, photos.length)
  const { look, basicOnly, words } = options
  return arrange(eventsOf(photos), pages, { size: look.size, basicOnly, most }).map(({ layout, photos: shown }) => {
    const ordered = [...shown]
    const slots = slotsOf(layout).map((place): BookSlot => {
      if (place.kind === 'text') return text(captionOf(inOrder(shown), words), 'start')
      const photo = ordered.shift()
      return photo ? photoSlot(photo) : null
    })
    return { date: required(inOrder(shown)[0]).at, page: { layout, background: null, slots } }
  })
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
  return { date, page: { layout: isTall(photo) ? 'milestone_portrait' : 'milestone', background: null, slots } }
}

/** A page with a photo and the code that plays its audio caption. */
function voicePage(photo: SourcePhoto & { code: string }, words: BookTexts): DatedPage {
  const caption = [captionOf([photo], words), words.watch].filter(Boolean).join('\n')
  const slots: BookSlot[] = [photoSlot(photo), text(caption, 'start'), { kind: 'code', code: photo.code }]
  return {
    date: photo.at,
    page: { layout: isTall(photo) ? 'photo_code_portrait' : 'photo_code', background: null, slots },
  }
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

export function layoutsBeyondPlan(book: BookDocument): PageLayoutId[] {
  const used = [...new Set(book.pages.map(({ layout }) => layout))]
  return used.filter((layout) => !basicLayouts.has(layout) && layouts[layout].length > 0)
}
