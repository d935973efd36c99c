import { useSyncExternalStore } from 'react'

/** Something that all of the page knows, outside of every component. */
export type Store<T> = {
  get(): T
  /** Tells everybody who listens. */
  set(next: T): void
  /** Answers how to stop listening. */
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
