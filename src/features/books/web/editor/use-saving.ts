import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiProblem, call } from '#web/api.ts'
import { booksContract, type Book, type OpenBook } from '../../books.contract.ts'
import type { BookDocument } from '../../books.document.ts'
import { bookKeys } from '../books.data.ts'

/** After the last change: a whole sentence, not every letter. */
const SETTLED_MS = 1_200

export type Saving = {
  state: 'saved' | 'unsaved' | 'saving' | 'failed'
  error: unknown
  /** Somebody else saved since: which version theirs is. */
  conflict: number | undefined
  save(): void
  /** Saves over theirs, which stays in the history. */
  keepMine(): void
}

/** Keeps a book on the server: by itself where its reader prefers so, and never over somebody else's changes unasked. */
export function useSaving(open: OpenBook, book: BookDocument, isAutomatic: boolean): Saving {
  const cache = useQueryClient()
  const { family_id, id: book_id } = open.book
  const [version, setVersion] = useState(open.book.version)
  const [saved, setSaved] = useState(open.document)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const [conflict, setConflict] = useState<number>()
  // One at a time: the next one must know what the one before became.
  const busy = useRef(false)

  async function send(document: BookDocument, expected_version: number) {
    if (busy.current) return
    busy.current = true
    setIsBusy(true)
    try {
      const shelved: Book = await call(booksContract.saveBook, { family_id, book_id, document, expected_version })
      setVersion(shelved.version)
      setSaved(document)
      setError(undefined)
      setConflict(undefined)
      cache.setQueryData<OpenBook>(bookKeys.one(book_id), (now) => now && { ...now, book: shelved, document })
      void cache.invalidateQueries({ queryKey: bookKeys.all, predicate: ({ queryKey }) => queryKey[1] !== 'one' })
    } catch (problem) {
      setError(problem)
      if (problem instanceof ApiProblem && problem.code === 'conflict') setConflict(Number(problem.params['version']))
    } finally {
      busy.current = false
      setIsBusy(false)
    }
  }

  const isDirty = book !== saved
  const saveLater = useEffectEvent((document: BookDocument) => {
    if (document !== saved && conflict === undefined) void send(document, version)
  })
  useEffect(() => {
    if (!isAutomatic || isBusy) return
    const timer = setTimeout(() => saveLater(book), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [book, isAutomatic, isBusy])

  // Closing the window is the one way out that cannot wait for an answer.
  const guard = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isDirty) event.preventDefault()
  })
  useEffect(() => {
    addEventListener('beforeunload', guard)
    return () => removeEventListener('beforeunload', guard)
  }, [])

  return {
    state: isBusy ? 'saving' : !isDirty ? 'saved' : error === undefined ? 'unsaved' : 'failed',
    error,
    conflict,
    save: () => void send(book, version),
    keepMine: () => void send(book, conflict ?? version),
  }
}
