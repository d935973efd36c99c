import { expect, test } from 'vitest'
import { accountsContract } from '#features/accounts/accounts.contract.ts'
import { booksContract } from '#features/books/books.contract.ts'
import { codesOf, type BookDocument } from '#features/book-layout/document.ts'
import { innerTitleOf, setText, titleOf, titleSlot } from '#features/books/book-title.ts'
import { withoutPhotos } from '#features/books/books.edits.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { milestonesContract } from '#features/milestones/milestones.contract.ts'
import { personalityContract } from '#features/personality/personality.contract.ts'
import { peopleContract } from '#features/people/people.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { ana, ben, family, server, openForAnaAndBen } from '#kit/ana-and-ben.ts'
import { seedAnswer } from '#kit/answers.ts'
import { seedCaption } from '#kit/captions.ts'
import { seedBook } from '#kit/books.ts'
import { seedPhoto } from '#kit/photos.ts'
import type { Person } from '#kit/people.ts'

openForAnaAndBen()

const read = (who: Person, book_id: string, where = family) => who.call(booksContract.getBook, { ...where, book_id })
const save = (who: Person, book_id: string, document: BookDocument, expected_version: number) =>
  who.tries(booksContract.saveBook, { ...family, book_id, document, expected_version })

test('a new book contains photos that the family can see, and no private ones', async () => {
  const beach = await seedPhoto(ana, family, { description: 'At the beach', taken_at: '2024-07-01T10:00:00' })
  await seedPhoto(ana, family, { description: 'Only mine', audience: 'private', taken_at: '2024-07-02T10:00:00' })
  await ana.call(milestonesContract.addMilestone, { ...family, name: 'First swim', date: '2024-07-01' })
  await ana.call(milestonesContract.addMilestone, {
    ...family,
    name: 'Untold',
    date: '2024-07-02',
    audience: 'private',
  })
  const book = await seedBook(ana, family)
  expect(book).toMatchObject({ status: 'draft', pages: 8, photos: 1, template: 'anniversary', can_edit: true })
  const { document, photos } = await read(ben, book.id)
  const words = JSON.stringify(document)
  expect([photos.map(({ id }) => id), words.includes('First swim'), words.includes('At the beach')]).toEqual([
    [beach],
    true,
    true,
  ])
  expect([words.includes('Only mine'), words.includes('Untold')]).toEqual([false, false])
})

test('the cover of a new book has the photo that Ana saw before she made it, and no photo of another time', async () => {
  const at = (taken_at: string, more = {}) => seedPhoto(ana, family, { taken_at, ...more })
  const best = await at('2023-07-01T10:00:00', { is_favorite: true, description: 'The best one' })
  const chosen = await at('2023-07-02T10:00:00')
  const later = await at('2024-07-02T10:00:00')
  const source = { taken_from: '2023-01-01', taken_to: '2023-12-31' }
  const coverWith = async (cover_photo_id?: string) => {
    const input = { ...family, title: 'Our 2023', template: null, source, cover_photo_id }
    return (await ana.call(booksContract.createBook, input)).cover_photo?.id
  }
  expect([await coverWith(), await coverWith(chosen), await coverWith(later)]).toEqual([best, chosen, best])
})

test('of two people who save a book at the same time the second gets a conflict, and the history keeps both versions', async () => {
  const { id } = await seedBook(ana, family)
  const { document } = await read(ana, id)
  expect((await save(ana, id, { ...document, typeface: 'hand' }, 1)).json).toMatchObject({
    version: 2,
    status: 'in_progress',
  })
  const late = await save(ben, id, { ...document, typeface: 'sans' }, 1)
  expect([late.status, late.json]).toEqual([409, expect.objectContaining({ code: 'conflict', params: { version: 2 } })])
  expect((await read(ben, id)).document.typeface).toBe('hand')
  const odd = { ...document, cover: { ...document.cover, spine: 'b\ud800 <script>' } }
  expect((await save(ben, id, odd, 2)).status).toBe(200)
  expect((await read(ben, id)).document.cover.spine).toContain('<script>')
  expect((await save(ben, id, { ...document, typeface: 'sans' }, 3)).status).toBe(200)
  const { versions } = await ana.call(booksContract.listBookVersions, { ...family, book_id: id })
  expect(versions.map(({ version, saved_by }) => [version, saved_by])).toEqual([
    [4, 'Ben'],
    [2, 'Ana'],
  ])
  const before = await ana.call(booksContract.getBookVersion, { ...family, book_id: id, version: 2 })
  expect(before.document.typeface).toBe('hand')
})

test('a book renamed on the shelf or on its cover has one title', async () => {
  const { id, title, version } = await seedBook(ana, family)
  const titles = async () => {
    const { book, document } = await read(ben, id)
    return [book.title, titleOf(document.cover), innerTitleOf(document), document.cover.spine]
  }
  expect(new Set(await titles())).toEqual(new Set([title]))
  const renamed = await ana.call(booksContract.editBook, { ...family, book_id: id, title: 'Our summer' })
  expect(renamed).toMatchObject({ title: 'Our summer', version: version + 1, status: 'in_progress' })
  expect(new Set(await titles())).toEqual(new Set(['Our summer']))
  const { document } = await read(ana, id)
  const at = titleSlot(document)
  await save(ana, id, setText(document, at, { kind: 'text', text: 'Our fall', align: 'center' }), renamed.version)
  expect(new Set(await titles())).toEqual(new Set(['Our fall']))
})

test('the list of books shows covers as they were last saved', async () => {
  const { id } = await seedBook(ana, family)
  const { document } = await read(ana, id)
  const front = { ...document.cover.front, background: 'plum' as const }
  await save(ana, id, { ...document, typeface: 'hand', cover: { ...document.cover, front } }, 1)
  const { books } = await ben.call(booksContract.listBooks, {})
  expect(books.find((book) => book.id === id)).toMatchObject({ cover: { typeface: 'hand', front } })
})

test("a deleted photo leaves an empty slot, the book stays editable, and another family's photos can't be added", async () => {
  const photo_id = await seedPhoto(ana, family, { taken_at: '2024-07-01T10:00:00' })
  const { id } = await seedBook(ana, family)
  await ana.call(photosContract.deletePhoto, { ...family, photo_id })
  const { document, photos } = await read(ana, id)
  expect([photos, JSON.stringify(document).includes(photo_id)]).toEqual([[], true])
  expect((await save(ana, id, document, 1)).status).toBe(200)
  const stranger = await server.person('Zoe')
  const theirs = await seedPhoto(stranger, await stranger.opensFamily('Elsewhere'))
  const slots = [{ kind: 'photo' as const, photo_id: theirs, zoom: 1, x: 0.5, y: 0.5 }]
  const pages = [{ ...document.pages[0]!, layout: 'one' as const, slots }, ...document.pages.slice(1)]
  const refused = await save(ana, id, { ...document, pages }, 2)
  expect([refused.status, refused.json]).toEqual([404, expect.objectContaining({ params: { photos: theirs } })])
  // The photo was removed and restored by undo: the error names it, so that everything else can be saved.
  expect((await save(ana, id, withoutPhotos(document, [photo_id]), 2)).status).toBe(200)
  expect((await save(ana, id, document, 3)).json).toMatchObject({ code: 'not_found', params: { photos: photo_id } })
  // After it's purged, a book that had it on its cover can still be changed and duplicated.
  const other = await seedPhoto(ana, family, { taken_at: '2024-07-01T10:00:00' })
  const { id: book_id } = await seedBook(ana, family)
  const covered = (await read(ana, book_id)).document
  await server.sql('delete from photos where id = $1', [other])
  expect(JSON.stringify(covered.cover.front)).toContain(other)
  expect((await save(ana, book_id, { ...covered, colour: 'sage' }, 1)).status).toBe(200)
  const copy = await ana.tries(booksContract.duplicateBook, { ...family, book_id, title: 'Again' })
  expect(copy.status).toBe(201)
})

test("pages come in pairs within the binding's limits, slots accept only matching content, and errors name the slot", async () => {
  const begin = (given: object) =>
    ana.tries(booksContract.createBook, { ...family, title: 'Album', template: null, ...given })
  expect((await begin({ title: ' ' })).json).toMatchObject({ fields: { title: 'book_title_required' } })
  expect((await begin({ pages: 21 })).json).toMatchObject({ fields: { pages: 'odd_pages' } })
  expect((await begin({ pages: 402 })).json).toMatchObject({ fields: { pages: 'too_many_pages' } })
  const large = await begin({ pages: 400 })
  expect(large.json).toMatchObject({ pages: 400, photos: 0, status: 'draft' })
  const { id } = large.json as { id: string }
  const { document } = await read(ana, id)
  const text = { kind: 'text' as const, text: 'x'.repeat(3000), align: 'start' as const }
  const full = document.pages.map((page) => ({ ...page, layout: 'words' as const, slots: [text, text] }))
  expect((await save(ana, id, { ...document, pages: full }, 1)).status).toBe(200)
  expect((await save(ana, id, { ...document, pages: document.pages.slice(1) }, 2)).status).toBe(400)
  const misplaced = [{ ...document.pages[0]!, slots: [text] }, ...document.pages.slice(1)]
  expect((await save(ana, id, { ...document, pages: misplaced }, 2)).status).toBe(400)
})

test('a book can only be completed if no text is cut off; changing it reopens it', async () => {
  const { id } = await seedBook(ana, family)
  const { document } = await read(ana, id)
  const words = [{ kind: 'text' as const, text: 'A long story. '.repeat(250), align: 'start' as const }, null]
  const pages = [
    document.pages[0]!,
    { ...document.pages[1]!, layout: 'chapter' as const, slots: words },
    ...document.pages.slice(2),
  ]
  await save(ana, id, { ...document, pages }, 1)
  const finish = (expected_version: number) =>
    ana.tries(booksContract.finishBook, { ...family, book_id: id, expected_version })
  expect((await finish(2)).json).toMatchObject({ fields: { document: 'text_too_long' }, params: { pages: '2' } })
  await save(ana, id, document, 2)
  expect((await finish(2)).status).toBe(409)
  expect((await finish(3)).json).toMatchObject({ status: 'completed' })
  const { files } = await ana.call(booksContract.listBookFiles, { ...family, book_id: id })
  expect(files).toMatchObject([{ kind: 'screen', state: 'waiting' }])
  expect((await save(ana, id, document, 3)).json).toMatchObject({ status: 'in_progress' })
})

test("a book can be duplicated, archived, and unarchived, and deleted only while it's archived", async () => {
  const { id } = await seedBook(ana, family)
  const copy = await ana.call(booksContract.duplicateBook, { ...family, book_id: id, title: 'Another' })
  expect((await read(ana, copy.id)).document).toEqual((await read(ana, id)).document)
  const shelf = async (archived?: 'true') =>
    (await ana.call(booksContract.listBooks, archived ? { archived } : {})).books.map((book) => book.id)
  expect(await shelf()).toEqual([copy.id, id])
  const place = { ...family, book_id: id }
  expect((await ana.tries(booksContract.deleteBook, place)).status).toBe(409)
  await ana.call(booksContract.archiveBook, place)
  expect([await shelf(), await shelf('true')]).toEqual([[copy.id], [id]])
  await ana.call(booksContract.deleteBook, place)
  expect(await shelf('true')).toEqual([])
})

test('a book of photos with audio captions prints their codes, and none of private photos', async () => {
  const home = await ana.opensFamily('Voices')
  const beach = await seedPhoto(ana, home, { taken_at: '2024-05-01T10:00:00' })
  await seedCaption(ana, { ...home, photo_id: beach })
  await seedCaption(ana, { ...home, photo_id: await seedPhoto(ana, home, { audience: 'private' }) })
  await seedPhoto(ana, home, { taken_at: '2024-05-02T10:00:00' })
  const wanted = {
    ...home,
    title: 'Summer',
    template: 'vacation',
    pages: 24,
    source: { favorites_only: false },
  } as const
  const { id: book_id } = await ana.call(booksContract.createBook, wanted)
  const { document } = await ana.call(booksContract.getBook, { ...home, book_id })
  const codes = codesOf(document)
  expect(codes).toHaveLength(1)
  expect(await ana.call(booksContract.readBookCode, { code: codes[0]! })).toMatchObject({ photo_id: beach })
})

test("answers are printed with their day in the person's time zone, and belong to that day", async () => {
  const home = await ana.opensFamily('Evenings')
  const child = { first_name: 'Mia', birth_date: '2020-02-29' }
  const { id: child_id } = await ana.call(childrenContract.addChild, { ...home, ...child })
  const { prompts } = await ana.call(personalityContract.listPrompts, home)
  await ana.call(accountsContract.savePreferences, { timezone: 'America/Los_Angeles' })
  for (const [place, answered_at] of ['2025-01-01T04:30:00Z', '2025-01-01T20:00:00Z'].entries())
    await seedAnswer(ana, { ...home, child_id, prompt_id: prompts[place]!.id }, { answered_at })
  const source = { taken_from: '2024-01-01', taken_to: '2024-12-31', favorites_only: false }
  const wanted = { ...home, title: 'Our 2024', template: null, pages: 24, source } as const
  const { id: book_id } = await ana.call(booksContract.createBook, wanted)
  await ana.call(accountsContract.savePreferences, { timezone: 'UTC' })
  const printed = JSON.stringify((await ana.call(booksContract.getBook, { ...home, book_id })).document)
  expect([printed.includes('December\u00a031,\u00a02024'), printed.includes('January\u00a01,\u00a02025')]).toEqual([
    true,
    false,
  ])
})

test('an answer is printed below the child’s portrait, as it was cropped, unless its photo is private', async () => {
  const home = await ana.opensFamily('Portraits')
  const { id: child_id } = await ana.call(childrenContract.addChild, {
    ...home,
    ...{ first_name: 'Mia', birth_date: '2020-02-29' },
  })
  const photo_id = await seedPhoto(ana, home)
  await server.sql('update photos set width = 4000, height = 3000 where id = $1', [photo_id])
  const square = { x: 1000, y: 500, size: 1000 }
  await ana.call(peopleContract.setPersonAvatar, { ...home, person_id: child_id, photo_id, ...square })
  const { prompts } = await ana.call(personalityContract.listPrompts, home)
  for (const { id: prompt_id } of prompts.slice(0, 2)) await seedAnswer(ana, { ...home, child_id, prompt_id })
  const made = async () => {
    const { document } = await read(ana, (await seedBook(ana, home)).id, home)
    return document.pages.flatMap(({ layout, slots }) => (layout === 'answer_face' ? [slots[0]] : []))
  }
  expect(await made()).toEqual([{ kind: 'photo', photo_id, zoom: 3, x: 0.375, y: 1 / 3 }])
  await ana.call(photosContract.editPhoto, { ...home, photo_id, audience: 'private' })
  expect(await made()).toEqual([])
})

test("an answer's printed code leads to its question, where the answers of all years are", async () => {
  const child = { first_name: 'Mia', birth_date: '2020-02-29' }
  const { id: child_id } = await ana.call(childrenContract.addChild, { ...family, ...child })
  const { prompts } = await ana.call(personalityContract.listPrompts, family)
  const asked = prompts[2]!
  const { response_id } = await seedAnswer(ana, { ...family, child_id, prompt_id: asked.id })
  const { code } = await ana.call(booksContract.makeBookCode, { ...family, response_id })
  expect(await ben.call(booksContract.readBookCode, { code })).toEqual({
    ...{ family_id: family.family_id, photo_id: null },
    ...{ child_id, response_id, prompt_order: asked.prompt_order },
  })
})

test("a photo's printed code opens it for members only and is the same in every book", async () => {
  const photo_id = await seedPhoto(ana, family)
  const { code } = await ana.call(booksContract.makeBookCode, { ...family, photo_id })
  expect(await ben.call(booksContract.makeBookCode, { ...family, photo_id })).toEqual({ code })
  expect(await ben.call(booksContract.readBookCode, { code })).toMatchObject({
    ...{ family_id: family.family_id },
    photo_id,
  })
  const stranger = await server.person('Zoe')
  expect((await stranger.tries(booksContract.readBookCode, { code })).status).toBe(404)
  await ana.call(photosContract.deletePhoto, { ...family, photo_id })
  expect(await ben.call(booksContract.readBookCode, { code })).toMatchObject({ photo_id: null })
})
