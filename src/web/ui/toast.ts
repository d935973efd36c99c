import { createStore } from '../external-store.ts'

export type Toast = {
  id: number
  title: string
  description?: string | undefined
  kind: 'done' | 'error'
  action?: { label: string; onClick: () => void } | undefined
}

/** One at a time, five seconds each (specification, section 9). */
export const TOAST_LIFETIME_MS = 5_000

export const currentToast = createStore<Toast | null>(null)
let lastId = 0

export function toast({ kind = 'done', ...message }: Omit<Toast, 'id' | 'kind'> & { kind?: Toast['kind'] }): void {
  currentToast.set({ id: ++lastId, kind, ...message })
}

export function dismissToast(id: number): void {
  if (currentToast.get()?.id === id) currentToast.set(null)
}

/** The text for screen readers. */
export function spoken({ title, description }: Toast): string {
  return description ? `${title}: ${description}` : title
}
