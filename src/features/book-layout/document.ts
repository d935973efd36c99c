import * as z from 'zod/mini'
import { Id } from '#shared/id-schemas.ts'
import { bindings, BOOK_PAGES_MAX, BOOK_PAGES_MIN, bookSizes, papers } from './book-layout.rules.ts'
import { coverLayoutIds, layoutIds, layouts } from './layouts.ts'

/** More than fits on the largest page in the smallest type. */
export const BOOK_TEXT_MAX_LENGTH = 4000
export const ZOOM_MAX = 4
export const typefaces = ['serif', 'sans', 'hand'] as const
export type Typeface = (typeof typefaces)[number]

export const bookColours = {
  white: '#ffffff',
  paper: '#fbf7f1',
  sand: '#e9dcc8',
  blush: '#f3dcd2',
  sky: '#dbe6ea',
  sage: '#dce5d8',
  ember: '#b4472b',
  plum: '#7a3e5d',
  forest: '#3d5a45',
  night: '#262a3b',
} as const
export type BookColour = keyof typeof bookColours
const ColourSchema = z.enum(Object.keys(bookColours) as [BookColour, ...BookColour[]])

const share = z.number().check(z.minimum(0), z.maximum(1))

const PhotoSlot = z.object({
  kind: z.literal('photo'),
  photo_id: Id,
  /** 1 just fills the slot. */
  zoom: z.number().check(z.minimum(1), z.maximum(ZOOM_MAX), z.describe('1 fills the frame exactly.')),
  /** The point of the photo that's centered, as long as the slot stays filled. */
  x: share.check(z.describe('Horizontal position of the crop: 0 is the left edge, and 1 the right.')),
  y: share.check(z.describe('Vertical position of the crop: 0 is the top edge, and 1 the bottom.')),
})
const TextSlot = z.object({
  kind: z.literal('text'),
  text: z.string().check(z.maxLength(BOOK_TEXT_MAX_LENGTH, 'too_long')),
  align: z.enum(['start', 'center', 'end']),
  /** Overrides the book's typeface. */
  typeface: z.optional(z.enum(typefaces)).check(z.describe('Default: the book’s typeface.')),
})
/** A QR code. Its target is in `book_codes`. */
const CodeSlot = z.object({
  kind: z.literal('code'),
  code: z.string().check(z.regex(/^[a-z0-9]{12}$/), z.describe('A code from makeBookCode.')),
})

/** More detail than a page shows. */
const MAP_PATH_MAX_LENGTH = 60_000
export const MAP_PLACES_MAX = 12
const MAP_SIZE_MAX = 10_000
const MapPath = z.string().check(z.maxLength(MAP_PATH_MAX_LENGTH, 'too_long'), z.regex(/^([MLZ\d -]*)$/))
const extent = z.number().check(z.minimum(1), z.maximum(MAP_SIZE_MAX))
const coordinate = z.number().check(z.minimum(0), z.maximum(MAP_SIZE_MAX))
/** A map, drawn once when the book was laid out. All coordinates have the same unit. */
const MapSlot = z.object({
  kind: z.literal('map'),
  width: extent,
  height: extent,
  land: MapPath.check(z.describe('Land as an SVG path.')),
  borders: MapPath.check(z.describe('Borders as an SVG path.')),
  places: z
    .array(z.object({ name: z.string().check(z.maxLength(120, 'too_long')), x: coordinate, y: coordinate }))
    .check(z.maxLength(MAP_PLACES_MAX)),
})

export const BookSlot = z.nullable(z.discriminatedUnion('kind', [PhotoSlot, TextSlot, CodeSlot, MapSlot]))

const PageId = z.string().check(z.regex(/^[\w-]{1,40}$/), z.describe('An ID you choose, unique in the book.'))
const pageFields = {
  id: PageId,
  background: z.nullable(ColourSchema).check(z.describe('null is the default.')),
  slots: z.array(BookSlot).check(z.describe('One item for each frame of the layout. null is an empty frame.')),
}

/** Checks the number of slots and the kind of each against the layout. */
const fits = z.refine<{ layout: keyof typeof layouts; slots: z.output<typeof BookSlot>[] }>(
  ({ layout, slots }) =>
    slots.length === layouts[layout].length &&
    slots.every((slot, place) => slot === null || slot.kind === layouts[layout][place]?.kind),
  'slots_differ',
)
const Page = z.object({ ...pageFields, layout: z.enum(layoutIds) }).check(fits)
const CoverPage = z.object({ ...pageFields, layout: z.enum(coverLayoutIds) }).check(fits)

/** What a closed book shows. */
export const BookFace = z.object({ typeface: z.enum(typefaces), front: CoverPage })
export type BookFace = z.output<typeof BookFace>

export const BookDocument = z
  .object({
    format: z.literal(1).check(z.describe('The version of this format.')),
    size: z.enum(bookSizes).check(z.describe('Width and height in inches.')),
    binding: z.enum(bindings),
    paper: z.enum(papers).check(z.describe('Paper weight in g/m².')),
    typeface: z.enum(typefaces),
    colour: ColourSchema.check(z.describe('The color of the cover.')),
    cover: z.object({
      front: CoverPage,
      back: CoverPage,
      spine: z.string().check(z.maxLength(120, 'too_long'), z.describe('The text on the spine.')),
    }),
    pages: z
      .array(Page)
      .check(z.minLength(BOOK_PAGES_MIN, 'too_few_pages'), z.maxLength(BOOK_PAGES_MAX, 'too_many_pages')),
  })
  .check(
    z.refine(({ pages }) => pages.length % 2 === 0, 'odd_pages'),
    z.refine(({ pages }) => new Set(pages.map(({ id }) => id)).size === pages.length, 'same_page_twice'),
  )

export type BookDocument = z.output<typeof BookDocument>
export type BookSlot = z.output<typeof BookSlot>
export type BookPage = BookDocument['pages'][number]
export type BookCoverPage = BookDocument['cover']['front']
export type PhotoSlot = z.output<typeof PhotoSlot>
export type TextSlot = z.output<typeof TextSlot>
export type MapSlot = z.output<typeof MapSlot>

/** Every page with slots, starting with the cover. */
export function allPages({ cover, pages }: BookDocument): (BookPage | BookCoverPage)[] {
  return [cover.front, cover.back, ...pages]
}

export function withSlots(book: BookDocument, change: (slot: BookSlot) => BookSlot): BookDocument {
  const changed = <Page extends BookPage | BookCoverPage>(page: Page): Page => ({
    ...page,
    slots: page.slots.map(change),
  })
  const { front, back } = book.cover
  return {
    ...book,
    cover: { ...book.cover, front: changed(front), back: changed(back) },
    pages: book.pages.map(changed),
  }
}

export function photosOf(book: BookDocument): string[] {
  return [
    ...new Set(
      allPages(book).flatMap(({ slots }) => slots.flatMap((slot) => (slot?.kind === 'photo' ? [slot.photo_id] : []))),
    ),
  ]
}

export function codesOf(book: BookDocument): string[] {
  return [
    ...new Set(
      allPages(book).flatMap(({ slots }) => slots.flatMap((slot) => (slot?.kind === 'code' ? [slot.code] : []))),
    ),
  ]
}
