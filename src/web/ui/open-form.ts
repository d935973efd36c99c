import type { ReactNode } from 'react'

/** Draws a form in a window that calls `onClose` when it is done with. */
type DrawForm = (onClose: () => void) => ReactNode

let opened: DrawForm | null = null
const listeners = new Set<() => void>()

/**
 * Opens a form over the page, for what stands in a list: the page may draw that anew, or others may take it away, and what
 * was typed is still there. It goes with the page, or when it is closed.
 */
export function openForm(draw: DrawForm): void {
  show(draw)
}

export function closeForm(): void {
  show(null)
}

function show(next: DrawForm | null): void {
  opened = next
  for (const listener of listeners) listener()
}

export function currentForm(): DrawForm | null {
  return opened
}

export function onForm(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
