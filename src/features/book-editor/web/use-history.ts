import { useState } from 'react'
import type { BookDocument } from '#features/book-layout/document.ts'
import type { Change } from './editing.ts'

type History = {
  past: readonly BookDocument[]
  present: BookDocument
  future: readonly BookDocument[]
  mark: string | undefined
}

function begunWith(present: BookDocument): History {
  return { past: [], present, future: [], mark: undefined }
}

/** Undo history since the page was opened. Unchanged pages are shared between entries. */
export function useHistory(first: BookDocument) {
  const [history, setHistory] = useState<History>(() => begunWith(first))
  const { past, present, future } = history

  const change: Change = (apply, mark) =>
    setHistory((now) => {
      const isSame = mark !== undefined && mark === now.mark
      const next = apply(now.present, (isSame && now.past.at(-1)) || now.present)
      if (next === now.present) return now
      return { past: isSame ? now.past : [...now.past, now.present], present: next, future: [], mark }
    })

  return {
    book: present,
    change,
    /** Another person's changes can't be undone here. */
    resetTo: (document: BookDocument) => setHistory(begunWith(document)),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    undo: () =>
      setHistory((now) => {
        const before = now.past.at(-1)
        if (!before) return now
        return { past: now.past.slice(0, -1), present: before, future: [now.present, ...now.future], mark: undefined }
      }),
    redo: () =>
      setHistory((now) => {
        const [after, ...rest] = now.future
        if (!after) return now
        return { past: [...now.past, now.present], present: after, future: rest, mark: undefined }
      }),
  }
}
