import type { Mark, Sheet } from '../../book-layout/compose.ts'
import { GAZETTE_PAGES } from '../gazette.rules.ts'
import { glancePage } from './calendar-pages.ts'
import { coverPage, type Item } from './cover-page.ts'
import type { Edition, EditionWords } from './edition.ts'
import { extraPage, extras } from './extra-pages.ts'
import { lastPage } from './last-page.ts'
import { photoPage } from './photo-page.ts'
import { areaOf, SOFT_INK, write, type Frame } from './sheet.ts'
import { storyPages } from './story-pages.ts'

/** In large type, a photo has a page of its own if there are few. Otherwise, that page would look empty. */
const LEAST_PHOTOS = 2

/** Drawn only for the PDF: the front page needs what's inside, but not how it looks. */
type Page = { draw: () => Mark[]; item?: string }

/** Exactly eight pages. What a small month lacks is filled with pages to write and draw on, never with empty ones. */
export function composeEdition(frame: Frame, edition: Edition, words: EditionWords): Sheet[] {
  const pages = pagesInside(frame, edition, words).map(({ draw }, at) => [
    ...draw(),
    ...pageNumber(frame, at + 2, edition, words),
  ])
  return [composeFront(frame, edition, words).sheet, ...pages.map((marks) => sheetOf(frame, marks))]
}

/** The first page, and all of what's inside: its list has only as much as fits. */
export function composeFront(frame: Frame, edition: Edition, words: EditionWords): { sheet: Sheet; inside: Item[] } {
  const inside = pagesInside(frame, edition, words).flatMap(({ item }, at): Item[] =>
    item ? [{ text: item, page: at + 2 }] : [],
  )
  return { sheet: sheetOf(frame, coverPage(frame, edition, words, inside)), inside }
}

const sheetOf = ({ width, height }: Frame, marks: Mark[]): Sheet => ({ width, height, bleed: 0, marks })

function pagesInside(frame: Frame, edition: Edition, words: EditionWords): Page[] {
  const { photos, birthdays } = edition
  const stories: Page[] = storyPages(frame, edition, words)
  const room = GAZETTE_PAGES - 3 - stories.length
  const wanted = Math.ceil(photos.length / (frame.isLarge ? 1 : LEAST_PHOTOS))
  const photoPages = parted(photos, Math.min(room, wanted)).map((shown): Page => ({
    draw: () => photoPage(frame, shown, words),
  }))
  const [firstPhotos, ...otherPhotos] = photoPages
  const filling = extras.slice(0, Math.max(0, room - photoPages.length)).map((extra): Page => ({
    draw: () => extraPage(extra, frame, edition, words),
    item: words.say(extra),
  }))
  const [birthday] = birthdays
  const last = {
    draw: () => lastPage(frame, edition, words),
    item: birthday ? words.say('turns', { name: birthday.name, age: birthday.age }) : words.say('next'),
  }
  const glance = { draw: () => glancePage(frame, edition, words), item: words.say('glance') }
  const first = firstPhotos ? [{ ...firstPhotos, item: words.say('photos') }] : []
  return [glance, ...first, ...otherPhotos, ...stories, ...filling, last]
}

function pageNumber(frame: Frame, page: number, { family, month }: Edition, words: EditionWords): Mark[] {
  const area = areaOf(frame)
  const box = { ...area, y: area.y + area.height - 1, height: 5 * frame.scale }
  const text = `${family} · ${words.month(month)} · ${page}`
  return write(frame, { text, box, style: 'caption', size: 0.85, align: page % 2 ? 'end' : 'start', colour: SOFT_INK })
    .marks
}

/** In order, in parts of about the same size. */
function parted<T>(all: readonly T[], parts: number): T[][] {
  return Array.from({ length: parts }, (_, at) =>
    all.slice(Math.round((at * all.length) / parts), Math.round(((at + 1) * all.length) / parts)),
  )
}
