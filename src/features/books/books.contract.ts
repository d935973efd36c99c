import * as z from 'zod/mini'
import { contract, operation, signedIn } from '#shared/contract.ts'
import { Id } from '#shared/id-schemas.ts'
import { locales } from '#shared/locales.ts'
import { member } from '../families/families.rules.ts'
import { LocalDate } from '../photos/photos.schemas.ts'
import { bookTemplateIds } from './book-offer.ts'
import { BookDocument, BookFace } from '../book-layout/document.ts'
import { BOOK_PAGES_MAX, BOOK_PAGES_MIN, bookFileKinds, bookSizes } from '../book-layout/book-layout.rules.ts'
import { BOOK_DESCRIPTION_MAX_LENGTH, bookFileStates, bookStatuses, BookTitle } from './books.rules.ts'

const Description = z.nullable(z.string().check(z.maxLength(BOOK_DESCRIPTION_MAX_LENGTH, 'too_long')))

const Book = z.object({
  id: Id,
  family_id: Id,
  family_name: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  status: z.enum(bookStatuses),
  template: z.nullable(z.string()),
  version: z.int(),
  pages: z.int(),
  photos: z.int(),
  size: z.enum(bookSizes),
  colour: z.string(),
  cover: BookFace,
  /** The photo on the cover, if the viewer can see it. */
  cover_photo: z.nullable(z.object({ id: Id, width: z.int(), height: z.int(), url: z.string() })),
  created_at: z.string(),
  updated_at: z.string(),
  archived_at: z.nullable(z.string()),
  can_edit: z.boolean(),
})
export type Book = z.output<typeof Book>

/** A photo in a book. Deleted photos are left out. */
const BookPhoto = z.object({
  id: Id,
  width: z.int(),
  height: z.int(),
  description: z.nullable(z.string()),
  /** Where crops are centered, in shares of the photo. */
  focus: z.nullable(z.object({ x: z.number(), y: z.number() })),
  thumbhash: z.nullable(z.string()),
  small_url: z.string(),
  large_url: z.string(),
})
export type BookPhoto = z.output<typeof BookPhoto>

const OpenBook = z.object({
  book: Book,
  document: BookDocument,
  photos: z.array(BookPhoto),
  /** Base URL of printed codes. */
  code_base: z.string(),
  /** True if the family's plan includes every layout, false if only basic ones. */
  all_layouts: z.boolean(),
  /** False if no one prints books for this server: they can only be downloaded. */
  has_printer: z.boolean(),
})
export type OpenBook = z.output<typeof OpenBook>

const BookFile = z.object({
  id: Id,
  kind: z.enum(bookFileKinds),
  crop_marks: z.boolean(),
  version: z.int(),
  state: z.enum(bookFileStates),
  /** Progress: pages drawn, of the total. */
  done: z.int(),
  total: z.int(),
  bytes: z.nullable(z.int()),
  created_at: z.string(),
})
export type BookFile = z.output<typeof BookFile>

const ids = z.optional(z.array(Id).check(z.maxLength(50)))
/** Filter for a book's photos. A photo has to match all of the given criteria. */
const BookSource = z.object({
  taken_from: z.optional(LocalDate).check(z.describe('The first day to include, YYYY-MM-DD.')),
  taken_to: z.optional(LocalDate).check(z.describe('The last day to include, YYYY-MM-DD.')),
  person_ids: ids.check(z.describe('Includes photos, milestones, and answers of any of these people only.')),
  category_ids: ids.check(z.describe('Includes photos in any of these categories only.')),
  milestone_ids: ids.check(z.describe('Includes photos of any of these milestones only.')),
  favorites_only: z._default(z.boolean(), false).check(z.describe('Whether to include favorites only.')),
  with_milestones: z._default(z.boolean(), true).check(z.describe('Whether to include milestones.')),
  with_answers: z._default(z.boolean(), true).check(z.describe('Whether to include children’s answers.')),
})
const expected_version = z
  .int()
  .check(z.minimum(1))
  .check(z.describe('The version you last read. If someone has saved the book since then, the request fails.'))

export const booksContract = contract({
  listBooks: operation('GET', '/api/books', {
    access: signedIn,
    summary: 'List your books',
    description: 'Returns books from all your families, most recently changed first.',
    query: z.object({
      archived: z.optional(z.enum(['true'])).check(z.describe('Lists archived books instead of current ones.')),
    }),
    response: z.object({
      books: z.array(Book),
      has_printer: z.boolean().check(z.describe('Whether printed copies can be ordered on this server.')),
    }),
  }),
  countBookPhotos: operation('POST', '/api/families/:family_id/book-photos', {
    access: member('books.edit'),
    key_scope: 'read',
    summary: 'Count the photos that a book could show',
    body: BookSource,
    response: z.object({
      photos: z.int(),
      from: z.nullable(LocalDate).check(z.describe('The day of the earliest photo.')),
      to: z.nullable(LocalDate).check(z.describe('The day of the latest photo.')),
    }),
  }),
  createBook: operation('POST', '/api/families/:family_id/books', {
    access: member('books.edit'),
    summary: 'Create a book',
    description:
      'Creates a blank book, or lays one out automatically from the family’s photos, milestones, and answers.',
    body: z.object({
      title: BookTitle,
      subtitle: z._default(z.string().check(z.trim(), z.maxLength(200, 'too_long')), ''),
      template: z
        .nullable(z.enum(bookTemplateIds))
        .check(z.describe('The template to start from, or null for a blank book.')),
      size: z._default(z.enum(bookSizes), '8x8').check(z.describe('Width and height in inches.')),
      pages: z.optional(
        z
          .int()
          .check(
            z.minimum(BOOK_PAGES_MIN),
            z.maximum(BOOK_PAGES_MAX, 'too_many_pages'),
            z.multipleOf(2, 'odd_pages'),
            z.describe('The number of pages. Default: as many as the content needs.'),
          ),
      ),
      source: z
        .optional(BookSource)
        .check(z.describe('The content to lay out automatically. If omitted, the pages are empty.')),
      cover_photo_id: z
        .optional(Id)
        .check(z.describe('A photo of the source for the cover. Default: the one that fits best.')),
      language: z._default(z.enum(locales), 'en').check(z.describe('Language of the dates and headings in the book.')),
    }),
    response: Book,
    status: 201,
    problems: ['plan_limit_reached'],
  }),
  getBook: operation('GET', '/api/families/:family_id/books/:book_id', {
    access: member('family.view'),
    summary: 'Get a book',
    description: 'Includes the book’s pages and photos.',
    response: OpenBook,
  }),
  editBook: operation('PATCH', '/api/families/:family_id/books/:book_id', {
    access: member('books.edit'),
    summary: 'Update a book’s title or description',
    description: 'A new title also replaces the old one on the cover, the first page, and the spine.',
    body: z.object({ title: z.optional(BookTitle), description: z.optional(Description) }),
    response: Book,
  }),
  saveBook: operation('PUT', '/api/families/:family_id/books/:book_id/document', {
    access: member('books.edit'),
    summary: 'Save a book’s pages',
    description:
      'Fails if someone else has saved changes since you loaded the book. A new title on the cover is the book’s title, unless they differed before.',
    large_body: true,
    body: z.object({ document: BookDocument, expected_version }),
    response: Book,
    problems: ['conflict', 'plan_limit_reached'],
  }),
  finishBook: operation('POST', '/api/families/:family_id/books/:book_id/finish', {
    access: member('books.edit'),
    budget: 'exports',
    summary: 'Mark a book as completed',
    description: 'Completed books can be downloaded. Fails if text doesn’t fit its page.',
    body: z.object({ expected_version }),
    response: Book,
    problems: ['conflict'],
  }),
  duplicateBook: operation('POST', '/api/families/:family_id/books/:book_id/duplicate', {
    access: member('books.edit'),
    budget: 'exports',
    summary: 'Duplicate a book',
    body: z.object({ title: BookTitle }),
    response: Book,
    status: 201,
  }),
  archiveBook: operation('POST', '/api/families/:family_id/books/:book_id/archive', {
    access: member('books.edit'),
    summary: 'Archive a book',
    description: 'Archiving a book doesn’t delete anything.',
  }),
  unarchiveBook: operation('POST', '/api/families/:family_id/books/:book_id/unarchive', {
    access: member('books.edit'),
    summary: 'Restore an archived book',
  }),
  deleteBook: operation('DELETE', '/api/families/:family_id/books/:book_id', {
    access: member('books.edit'),
    summary: 'Delete an archived book',
    description: 'Also deletes the book’s version history and PDFs. Photos in the book stay in the family.',
    problems: ['conflict'],
  }),
  listBookVersions: operation('GET', '/api/families/:family_id/books/:book_id/versions', {
    access: member('family.view'),
    summary: 'List a book’s versions',
    description: 'Newest first. Includes when each version was saved and by whom.',
    response: z.object({
      versions: z.array(
        z.object({ version: z.int(), saved_at: z.string(), saved_by: z.nullable(z.string()), pages: z.int() }),
      ),
    }),
  }),
  getBookVersion: operation('GET', '/api/families/:family_id/books/:book_id/versions/:version', {
    access: member('family.view'),
    summary: 'Get a version of a book',
    description: 'Returns the pages as they were saved.',
    params: z.object({
      family_id: Id,
      book_id: Id,
      version: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2 ** 31 - 1)),
    }),
    response: OpenBook,
  }),
  makeBookFile: operation('POST', '/api/families/:family_id/books/:book_id/files', {
    access: member('family.view'),
    key_scope: 'read',
    budget: 'exports',
    summary: 'Create a PDF of a completed book',
    description: 'Creates a PDF for viewing, or a print-ready PDF of the pages or the cover.',
    body: z.object({
      kind: z.enum(bookFileKinds).check(z.describe('The whole book for viewing, or the pages or cover for a printer.')),
      crop_marks: z._default(z.boolean(), false).check(z.describe('Whether to add crop marks for the printer.')),
    }),
    response: BookFile,
    status: 202,
    problems: ['conflict'],
  }),
  listBookFiles: operation('GET', '/api/families/:family_id/books/:book_id/files', {
    access: member('family.view'),
    summary: 'List a book’s PDFs',
    description: 'Returns PDFs of the current version, with the progress of those still being created.',
    response: z.object({ files: z.array(BookFile) }),
  }),
  readBookFile: operation('GET', '/api/families/:family_id/books/:book_id/files/:file_id', {
    access: member('family.view'),
    budget: 'downloads',
    summary: 'Download a PDF of a book',
    raw: true,
    recorded: true,
  }),
  makeBookCode: operation('POST', '/api/families/:family_id/book-codes', {
    access: member('books.edit'),
    summary: 'Create a QR code for a book',
    description: 'The code opens a child’s answer or a photo for family members. Each item always gets the same code.',
    body: z.object({
      response_id: z.optional(Id).check(z.describe('The answer that the code plays.')),
      photo_id: z
        .optional(Id)
        .check(z.describe('The photo whose recording the code plays. Send either this or response_id.')),
    }),
    response: z.object({ code: z.string() }),
  }),
  readBookCode: operation('GET', '/api/book-codes/:code', {
    access: signedIn,
    has_secret: true,
    summary: 'Get what a QR code opens',
    description: 'Available only to members of the family.',
    params: z.object({
      code: z
        .string()
        .check(z.regex(/^[a-z0-9]{12}$/))
        .check(z.describe('The last 12 characters of the URL in the QR code.')),
    }),
    response: z.object({
      family_id: Id,
      child_id: z.nullable(Id),
      response_id: z.nullable(Id),
      /** Position of the question. */
      prompt_order: z.nullable(z.int()),
      photo_id: z.nullable(Id),
    }),
  }),
})
