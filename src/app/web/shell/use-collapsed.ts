import { useState } from 'react'

const KEY = 'hearthbook.sidebar'

/** Whether the sidebar shows icons only; this browser remembers it. */
export function useCollapsed(): [collapsed: boolean, change: (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(kept)
  return [
    collapsed,
    (next) => {
      setCollapsed(next)
      try {
        localStorage.setItem(KEY, next ? 'collapsed' : 'open')
      } catch {
        // Storage is forbidden here: it holds for this visit.
      }
    },
  ]
}

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) === 'collapsed'
  } catch {
    return false
  }
}
