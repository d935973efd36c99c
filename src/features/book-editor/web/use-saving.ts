import { useQueryClient } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiProblem, call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import type { Book, OpenBook, booksContract as booksContractType } from '#features/books/books.contract.ts'
import type { BookDocument } from '#features/book-layout/document.ts'
import { bookKeys } from '#features/books/web/books.data.ts'

const booksContract = operationsOf<typeof booksContractType>()

/** Debounce after the last change: a whole sentence rather than every letter. */
const SETTLED_MS = 1_200

export type Saving = {
  state: 'saved' | 'unsaved' | 'saving' | 'failed'
  error: unknown
  /** Another person's version was saved. A new object for every conflict. */
  conflict: { version: number } | undefined
  save(): void
  /** Saves over the other version, which stays in the history. */
  keepMine(): void
  /** Navigation is blocked because changes couldn't be saved, or autosave is off. */
  leaving: ReturnType<typeof useBlocker>
}

/** How the editor reacts to responses. */
type Heard = {
  /** Photos that were added or restored, but no longer exist. */
  onGone: (photo_ids: string[]) => void
  /** Called with another person's version if there are no local changes. */
  onTheirs: (document: BookDocument) => void
}

/**
 * Saves a book, automatically if the user prefers that, and never overwrites another person's changes without asking.
 */
export function useSaving(
  open: OpenBook,
  book: BookDocument,
  isAutomatic: boolean,
  { onGone, onTheirs }: Heard,
): Saving {
  const cache = useQueryClient()
  const { family_id, id: book_id } = open.book
  const [saved, setSaved] = useState(open.document)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const [conflict, setConflict] = useState<{ version: number }>()
  // One request at a time: each needs the version that the previous one returned.
  const running = useRef<Promise<void>>(undefined)
  const base = useRef({ version: open.book.version, document: open.document })

  function send(document: BookDocument, expected_version = base.current.version): Promise<void> {
    running.current ??= deliver(document, expected_version).finally(() => {
      running.current = undefined
    })
    return running.current
  }

  async function deliver(document: BookDocument, expected_version: number) {
    setIsBusy(true)
    try {
      const shelved: Book = await call(booksContract.saveBook, { family_id, book_id, document, expected_version })
      base.current = { version: shelved.version, document }
      setSaved(document)
      setError(undefined)
      setConflict(undefined)
      cache.setQueryData<OpenBook>(bookKeys.one(book_id), (now) => now && { ...now, book: shelved, document })
      void cache.invalidateQueries({ queryKey: bookKeys.all, predicate: ({ queryKey }) => queryKey[1] !== 'one' })
    } catch (problem) {
      setError(problem)
      const { code, params } = problem instanceof ApiProblem ? problem : {}
      if (code === 'conflict') setConflict({ version: Number(params?.['version']) })
      if (code === 'not_found' && params?.['photos']) onGone(String(params['photos']).split(' '))
    } finally {
      setIsBusy(false)
    }
  }

  const isDirty = book !== saved
  const saveLater = useEffectEvent((document: BookDocument) => {
    if (document !== saved && conflict === undefined) void send(document)
  })
  useEffect(() => {
    if (!isAutomatic || isBusy) return
    const timer = setTimeout(() => saveLater(book), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [book, isAutomatic, isBusy])

  const follow = useEffectEvent((version: number) => {
    if (version <= base.current.version) return
    base.current = { version, document: open.document }
    setSaved(open.document)
    setError(undefined)
    setConflict(undefined)
    onTheirs(open.document)
  })
  const mayFollow = !isDirty && !isBusy
  useEffect(() => {
    if (mayFollow) follow(open.book.version)
  }, [open.book.version, mayFollow])

  /** Navigation waits until the last change is saved. Closing the window can't wait, so it asks. */
  async function mayNotLeave() {
    if (isAutomatic && conflict === undefined) {
      await running.current
      if (book !== base.current.document) await send(book)
    }
    return book !== base.current.document
  }
  const leaving = useBlocker({ shouldBlockFn: mayNotLeave, enableBeforeUnload: () => isDirty, withResolver: true })

  return {
    state: isBusy ? 'saving' : !isDirty ? 'saved' : error === undefined ? 'unsaved' : 'failed',
    error,
    conflict,
    save: () => void send(book),
    keepMine: () => void send(book, conflict?.version),
    leaving,
  }
}
