import { useState } from 'react'
import { useMedia } from '#web/use-media.ts'

const KEY = 'hearthbook.sidebar'
type Kept = 'collapsed' | 'open'

/** Tablets: there is a sidebar, and the page needs the room more. */
const SMALL = '(width < 64rem)'

/** Whether the sidebar shows icons only; this browser remembers it. */
export function useCollapsed(): [collapsed: boolean, change: (collapsed: boolean) => void] {
  const isSmall = useMedia(SMALL)
  const [chosen, setChosen] = useState(kept)
  return [
    chosen ? chosen === 'collapsed' : isSmall,
    (collapsed) => {
      const next = collapsed ? 'collapsed' : 'open'
      setChosen(next)
      try {
        localStorage.setItem(KEY, next)
      } catch {
        // Storage is forbidden here: it holds for this visit.
      }
    },
  ]
}

function kept(): Kept | null {
  try {
    return localStorage.getItem(KEY) as Kept | null
  } catch {
    return null
  }
}
