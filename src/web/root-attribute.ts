import { useLayoutEffect } from 'react'

/** What styles of other parts of the page depend on. */
type RootAttribute =
  | 'data-modal'
  | 'data-tabs'
  | 'data-bar'
  | 'data-sheet'
  | 'data-stage'
  | 'data-viewer'
  | 'data-naming'

const users = new Map<RootAttribute, number>()

/**
 * Sets an attribute of the root element while any component asks for it. A `:has()` selector on the root would need no
 * script, but browsers evaluate it again whenever elements are added, such as rows while scrolling.
 */
export function useRootAttribute(name: RootAttribute, isSet = true): void {
  useLayoutEffect(() => {
    if (!isSet) return
    count(name, 1)
    return () => count(name, -1)
  }, [name, isSet])
}

function count(name: RootAttribute, by: 1 | -1): void {
  const left = (users.get(name) ?? 0) + by
  users.set(name, left)
  const root = document.documentElement
  if (left === 0) root.removeAttribute(name)
  // A page whose scrollbar takes no space has no gutter either, which would move it.
  else if (left === by) root.setAttribute(name, name === 'data-modal' && innerWidth > root.clientWidth ? 'gutter' : '')
}
