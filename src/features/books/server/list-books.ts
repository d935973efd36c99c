import type { SignedIn } from '#server/http/route.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { Book } from '../books.contract.ts'
import { toBook } from './book-view.ts'
import { selectBooks } from './books.queries.ts'

export async function listBooks(
  viewer: SignedIn,
  { archived }: { archived?: 'true' | undefined },
  sign: SignMedia,
): Promise<{ books: Book[] }> {
  const rows = await selectBooks(viewer.tx, archived === 'true')
  return { books: rows.map((row) => toBook(row, viewer, sign)) }
}
