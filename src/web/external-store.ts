import { useSyncExternalStore } from 'react'

export type Store<T> = {
  get(): T
  set(next: T): void
  /** Returns the unsubscribe function. */
  listen(listener: () => void): () => void
  isListenedTo(): boolean
}

export function createStore<T>(now: T): Store<T> {
  const listeners = new Set<() => void>()
  return {
    get: () => now,
    set(next) {
      now = next
      for (const listener of listeners) listener()
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isListenedTo: () => listeners.size > 0,
  }
}

export function useStore<T>({ listen, get }: Pick<Store<T>, 'listen' | 'get'>): T {
  return useSyncExternalStore(listen, get)
}
