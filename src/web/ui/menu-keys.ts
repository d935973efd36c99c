import type { KeyboardEvent } from 'react'

export function focusItem(menu: HTMLElement): void {
  enabledItems(menu)[0]?.focus({ preventScroll: true })
}

/** Keyboard support of a menu, following the ARIA Authoring Practices. */
export function steerMenu(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const items = enabledItems(event.currentTarget)
  const at = items.indexOf(document.activeElement as HTMLElement)
  const letter = event.key.length === 1 && event.key !== ' ' ? event.key.toLowerCase() : ''
  const following = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  const moves: Record<string, HTMLElement | undefined> = {
    ArrowDown: items[(at + 1) % items.length],
    ArrowUp: items.at(at > 0 ? at - 1 : -1),
    Home: items[0],
    End: items.at(-1),
  }
  const next = letter
    ? following.find((item) => item.textContent?.trim().toLowerCase().startsWith(letter))
    : moves[event.key]
  if (event.key === 'Escape' || event.key === 'Tab') close()
  else if (next) next.focus()
  else return
  // Keeps the key from a drawer or dialog around the menu.
  event.stopPropagation()
  if (event.key !== 'Tab') event.preventDefault()
}

function enabledItems(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)')]
}
