import { useQueryClient } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiProblem, call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import type { Book, OpenBook, booksContract as booksContractType } from '../../books.contract.ts'
import type { BookDocument } from '../../../book-layout/document.ts'
import { bookKeys } from '../books.data.ts'

const booksContract = operationsOf<typeof booksContractType>()

/** After the last change: a whole sentence, not every letter. */
const SETTLED_MS = 1_200

export type Saving = {
  state: 'saved' | 'unsaved' | 'saving' | 'failed'
  error: unknown
  /** Somebody else saved since: which version theirs is; another object each time it is found out. */
  conflict: { version: number } | undefined
  save(): void
  /** Saves over theirs, which stays in the history. */
  keepMine(): void
  /** Somebody is about to leave with changes that could not be kept, or are not to be kept by themselves. */
  leaving: ReturnType<typeof useBlocker>
}

/** What the editor does about what the server says. */
type Heard = {
  /** Photos that were put in, or brought back, and are not there. */
  onGone: (photo_ids: string[]) => void
  /** What somebody else saved while nothing was changed here. */
  onTheirs: (document: BookDocument) => void
}

/** Keeps a book on the server: by itself where its reader prefers so, and never over somebody else's changes unasked. */
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
  // One at a time: the next one must know what the one before became.
  const running = useRef<Promise<void>>(undefined)
  const kept = useRef({ version: open.book.version, document: open.document })

  function send(document: BookDocument, expected_version = kept.current.version): Promise<void> {
    running.current ??= deliver(document, expected_version).finally(() => {
      running.current = undefined
    })
    return running.current
  }

  async function deliver(document: BookDocument, expected_version: number) {
    setIsBusy(true)
    try {
      const shelved: Book = await call(booksContract.saveBook, { family_id, book_id, document, expected_version })
      kept.current = { version: shelved.version, document }
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
    if (version <= kept.current.version) return
    kept.current = { version, document: open.document }
    setSaved(open.document)
    setError(undefined)
    setConflict(undefined)
    onTheirs(open.document)
  })
  const mayFollow = !isDirty && !isBusy
  useEffect(() => {
    if (mayFollow) follow(open.book.version)
  }, [open.book.version, mayFollow])

  /** Going to another page waits until the last change is kept; closing the window cannot wait, and is asked about. */
  async function mayNotLeave() {
    if (isAutomatic && conflict === undefined) {
      await running.current
      if (book !== kept.current.document) await send(book)
    }
    return book !== kept.current.document
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
