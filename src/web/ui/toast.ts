import { createStore } from '../external-store.ts'

type ToastAction = { label: string; onClick: () => void }

export type Toast = {
  id: number
  title: string
  description?: string | undefined
  /** Why it failed, in place of a description. */
  error?: unknown
  kind: 'done' | 'error'
  action?: ToastAction | undefined
  secondAction?: ToastAction | undefined
}

/** One at a time, five seconds each (specification, section 9). */
export const TOAST_LIFETIME_MS = 5_000

export const currentToast = createStore<Toast | null>(null)
let lastId = 0

export type ToastMessage = Omit<Toast, 'id' | 'kind'> & { kind?: Toast['kind'] }

export function toast({ kind = 'done', ...message }: ToastMessage): void {
  currentToast.set({ id: ++lastId, kind, ...message })
}

/** Says what failed and why. */
export function toastError(title: string, error: unknown): void {
  toast({ kind: 'error', title, error })
}

export function dismissToast(id: number): void {
  if (currentToast.get()?.id === id) currentToast.set(null)
}

/** The text for screen readers. */
export function spoken({ title, description }: Toast): string {
  return description ? `${title}: ${description}` : title
}
