import { booksContract } from '#features/books/books.contract.ts'
import { familiesContract } from '#features/families/families.contract.ts'
import { completeBook, seedBook, seedBookFile, seedCode } from '#kit/books.ts'
import type { Fixture } from '#kit/fixture.ts'
import type { Person } from '#kit/people.ts'
import type { Input } from '#kit/requests.ts'
import type { MakeSample } from '#kit/sample.ts'

async function freshBook({ family_id, editor }: Fixture): Promise<Input> {
  return { family_id, book_id: (await seedBook(editor, { family_id })).id }
}

const book: MakeSample = async (fixture) => ({ input: await freshBook(fixture) })

/** One of the caller's families; the fixture's family for a visitor. */
async function familyOf(caller: Person, { family_id }: Fixture): Promise<string> {
  const [mine] = await caller.server.sql<{ family_id: string }>(
    `select family_id from family_members join families on families.id = family_id and deleted_at is null where user_id = $1`,
    [caller.user_id],
  )
  if (mine) return mine.family_id
  const opened = await caller.tries(familiesContract.createFamily, { name: 'A family of theirs' })
  return opened.status === 201 ? (opened.json as { id: string }).id : family_id
}

export const samples: Record<string, MakeSample> = {
  listBooks: () => ({ input: {} }),
  countBookPhotos: ({ family_id }) => ({
    input: { family_id, favorites_only: false, taken_from: '2024-01-01', taken_to: '2024-12-31' },
  }),
  createBook: ({ family_id }) => ({
    input: { family_id, title: 'Summer', template: 'vacation', pages: 4, source: { favorites_only: false } },
  }),
  getBook: book,
  editBook: async (fixture) => ({ input: { ...(await freshBook(fixture)), title: 'Another name' } }),
  saveBook: async (fixture) => {
    const { family_id, id: book_id, version } = await seedBook(fixture.editor, fixture)
    const { document } = await fixture.editor.call(booksContract.getBook, { family_id, book_id })
    return { input: { family_id, book_id, document, expected_version: version } }
  },
  finishBook: async (fixture) => ({ input: { ...(await freshBook(fixture)), expected_version: 1 } }),
  duplicateBook: async (fixture) => ({ input: { ...(await freshBook(fixture)), title: 'Another one' } }),
  archiveBook: book,
  unarchiveBook: book,
  deleteBook: async (fixture) => {
    const { family_id, id: book_id } = await seedBook(fixture.editor, fixture)
    await fixture.editor.call(booksContract.archiveBook, { family_id, book_id })
    return { input: { family_id, book_id } }
  },
  listBookVersions: book,
  getBookVersion: async (fixture) => ({ input: { ...(await freshBook(fixture)), version: 1 } }),
  makeBookFile: async (fixture) => {
    const made = await seedBook(fixture.editor, fixture)
    await completeBook(fixture.editor, made)
    return { input: { family_id: fixture.family_id, book_id: made.id, kind: 'screen' } }
  },
  listBookFiles: book,
  readBookFile: async (fixture) => {
    const made = await seedBook(fixture.editor, fixture)
    const file_id = await seedBookFile(fixture.editor, made)
    return { input: { family_id: fixture.family_id, book_id: made.id, file_id } }
  },
  makeBookCode: ({ family_id, photo_id }) => ({ input: { family_id, photo_id } }),
  readBookCode: async (fixture, caller) => ({
    input: { code: await seedCode(await familyOf(caller, fixture), caller) },
  }),
}
