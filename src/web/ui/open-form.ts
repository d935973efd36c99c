import type { ReactNode } from 'react'
import { createStore } from '../external-store.ts'

/** Draws a form in a window that calls `onClose` when it is done with. */
type DrawForm = (onClose: () => void) => ReactNode

export const openedForm = createStore<DrawForm | null>(null)

/**
 * Opens a form over the page, for what stands in a list: the page may draw that anew, or others may take it away, and what
 * was typed is still there. It goes with the page, or when it is closed, which is to open none.
 */
export function openForm(draw: DrawForm | null): void {
  openedForm.set(draw)
}
