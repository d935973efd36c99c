import { useState } from 'react'
import { oneOf, storedValue } from '#web/stored-value.ts'
import { useMedia } from '#web/use-media.ts'

const stored = storedValue('hearthbook.sidebar', oneOf(['collapsed', 'open']))

/** Tablets have a sidebar, but it starts collapsed to leave more space for the page. */
const SMALL = '(width < 64rem)'

/** Whether the sidebar only shows icons, stored in this browser. */
export function useCollapsed(): [collapsed: boolean, change: (collapsed: boolean) => void] {
  const isSmall = useMedia(SMALL)
  const [chosen, setChosen] = useState(stored.read)
  return [
    chosen ? chosen === 'collapsed' : isSmall,
    (collapsed) => {
      const next = collapsed ? 'collapsed' : 'open'
      setChosen(next)
      stored.write(next)
    },
  ]
}
