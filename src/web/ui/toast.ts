export type Toast = {
  id: number
  title: string
  description?: string | undefined
  kind: 'done' | 'error'
  action?: { label: string; onClick: () => void } | undefined
}

/** One at a time, five seconds each (specification, section 9). */
export const TOAST_LIFETIME_MS = 5_000

let current: Toast | null = null
let lastId = 0
const listeners = new Set<() => void>()

/** Tells the reader something in passing; a newer message takes the place of an older one. */
export function toast({ kind = 'done', ...message }: Omit<Toast, 'id' | 'kind'> & { kind?: Toast['kind'] }): void {
  show({ id: ++lastId, kind, ...message })
}

/** Takes the message away, if it is still that one. */
export function dismissToast(id: number): void {
  if (current?.id === id) show(null)
}

function show(next: Toast | null): void {
  current = next
  for (const listener of listeners) listener()
}

export function currentToast(): Toast | null {
  return current
}

export function onToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** As it is read aloud. */
export function spoken({ title, description }: Toast): string {
  return description ? `${title}: ${description}` : title
}
