import { booksContract, type Book } from '#features/books/books.contract.ts'
import { bookFileKey } from '#features/books/server/make-book-file.ts'
import { newId } from '#shared/ids.ts'
import type { Family, Person } from './people.ts'

type Place = Pick<Family, 'family_id'>

/** A book with the family's photos in it. */
export function seedBook(by: Person, { family_id }: Place, title = `Book ${newId()}`): Promise<Book> {
  const source = { favorites_only: false }
  return by.call(booksContract.createBook, { family_id, title, template: 'anniversary', pages: 8, source })
}

/** Inserts a finished PDF of a book without rendering it. */
export async function seedBookFile(by: Person, { family_id, id: book_id, version }: Book): Promise<string> {
  const { store } = by.server.context
  const id = newId()
  await store.put(bookFileKey({ family_id, book_id, id }), Buffer.from(`%PDF of ${book_id}`), {
    contentType: 'application/pdf',
  })
  await by.server.sql(
    `insert into book_files (id, family_id, book_id, version, kind, state, asked_by) values ($1, $2, $3, $4, 'screen', 'done', $5)`,
    [id, family_id, book_id, version, by.user_id],
  )
  return id
}

/** Marks a book as completed without checking it. */
export async function completeBook(by: Person, { id }: Book): Promise<void> {
  await by.server.sql(`update books set status = 'completed' where id = $1`, [id])
}

/** A printed code whose photo no longer exists. */
export async function seedCode(family_id: string, { server }: Person): Promise<string> {
  const code = newId().replaceAll('-', '').slice(-12)
  await server.sql('insert into book_codes (code, family_id) values ($1, $2)', [code, family_id])
  return code
}
