import type { ReactNode } from 'react'
import { createStore } from '../external-store.ts'

/** Renders a form in a dialog; it calls `onClose` when it's closed. */
type DrawForm = (onClose: () => void) => ReactNode

export const openedForm = createStore<DrawForm | null>(null)

/**
 * Opens a form outside of the list item that it was opened from. The item can re-render or be removed by live updates
 * without losing what was typed. Closed by navigation, or with null.
 */
export function openForm(draw: DrawForm | null): void {
  openedForm.set(draw)
}
