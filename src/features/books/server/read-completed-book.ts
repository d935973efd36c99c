import type { Member } from '#features/families/server/member.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { BookDocument } from '../../book-layout/document.ts'
import { bookExists, selectPresentState } from './books.queries.ts'

export type CompletedBook = { title: string; version: number; document: BookDocument; saved_at: string }

type Viewer = Pick<Member<'family.view'>, 'tx' | 'family_id'>

/** @throws Problem not_found */
export async function requireBook({ tx, family_id }: Viewer, book_id: string): Promise<void> {
  if (!(await bookExists(tx, family_id, book_id))) throw notFound()
}

/** The current version of a completed book. @throws Problem not_found; conflict: it isn't completed */
export async function readCompletedBook({ tx, family_id }: Viewer, book_id: string): Promise<CompletedBook> {
  const book = await selectPresentState(tx, family_id, book_id)
  if (!book) throw notFound()
  const { status, ...state } = book
  if (status !== 'completed') throw new Problem('conflict')
  return state
}
