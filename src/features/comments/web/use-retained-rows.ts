import { useState } from 'react'

type Row = { id: string; created_at: string }

/**
 * A list's rows, plus deleted ones that the user is still writing in, so that their text isn't lost. Call `keep` when
 * writing in a row begins and ends.
 */
export function useRetainedRows<T extends Row>(rows: T[], order: 'newest first' | 'oldest first') {
  const [retained, setKept] = useState<ReadonlyMap<string, T>>(new Map())
  const there = new Set(rows.map(({ id }) => id))
  const gone = [...retained.values()].filter(({ id }) => !there.has(id))

  function keep(row: T, isWriting: boolean) {
    setKept((before) => {
      const next = new Map(before)
      if (isWriting) next.set(row.id, row)
      else next.delete(row.id)
      return next
    })
  }

  return { rows: gone.length ? inOrder([...rows, ...gone], order) : rows, isGone: (row: T) => !there.has(row.id), keep }
}

function inOrder<T extends Row>(rows: T[], order: 'newest first' | 'oldest first'): T[] {
  const sign = order === 'oldest first' ? 1 : -1
  return rows.toSorted((a, b) => sign * (Date.parse(a.created_at) - Date.parse(b.created_at)))
}
