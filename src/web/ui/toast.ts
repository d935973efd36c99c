import { createStore } from '../external-store.ts'
import { useProblemText } from '../text.tsx'

type ToastAction = { label: string; onClick: () => void }

export type Toast = {
  id: number
  title: string
  description?: string | undefined
  kind: 'done' | 'error'
  action?: ToastAction | undefined
  secondAction?: ToastAction | undefined
}

/** One at a time, five seconds each (specification, section 9). */
export const TOAST_LIFETIME_MS = 5_000

export const currentToast = createStore<Toast | null>(null)
let lastId = 0

export function toast({ kind = 'done', ...message }: Omit<Toast, 'id' | 'kind'> & { kind?: Toast['kind'] }): void {
  currentToast.set({ id: ++lastId, kind, ...message })
}

/** Says what failed and why: `onError: (error) => toastError(t('failed'), error)`. */
export function useErrorToast(): (title: string, error: unknown) => void {
  const say = useProblemText()
  return (title, error) => toast({ kind: 'error', title, description: say(error) })
}

export function dismissToast(id: number): void {
  if (currentToast.get()?.id === id) currentToast.set(null)
}

/** The text for screen readers. */
export function spoken({ title, description }: Toast): string {
  return description ? `${title}: ${description}` : title
}
