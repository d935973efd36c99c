import {
  createContext,
  use,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { createStore } from '../external-store.ts'
import { onChunkDelayed } from '../lazy-component.ts'

type Wait = () => () => void

const WaitContext = createContext<Wait | null>(null)

/**
 * Reveals its children together: until all of them have loaded for the first time, the skeleton is shown and they
 * render hidden, so nothing shifts. Children that load later appear on their own.
 */
export function RevealGroup({ skeleton, children }: { skeleton?: ReactNode; children: ReactNode }) {
  const awaited = useRef(0)
  const [isRevealed, setIsRevealed] = useState(false)

  const wait = useCallback(() => {
    awaited.current++
    return () => {
      awaited.current--
      // A loaded child can suspend again in the same commit: code first, then texts, then data.
      queueMicrotask(() => {
        if (awaited.current === 0) setIsRevealed(true)
      })
    }
  }, [])

  // Runs after the children's effects, which register whether they're loading.
  useLayoutEffect(() => {
    if (awaited.current === 0) setIsRevealed(true)
    // A child that waits for the network doesn't hold back the others.
    return onChunkDelayed(() => setIsRevealed(true))
  }, [])

  useLayoutEffect(() => (isRevealed ? undefined : noteUnfinished()), [isRevealed])

  return (
    <WaitContext value={isRevealed ? null : wait}>
      {!isRevealed && skeleton}
      <div className={isRevealed ? 'contents' : 'hidden'}>{children}</div>
    </WaitContext>
  )
}

/** Tells the nearest `RevealGroup` whether this component is still loading. */
export function useRevealPending(isArriving: boolean): void {
  const wait = use(WaitContext)
  useLayoutEffect(() => (isArriving && wait ? wait() : undefined), [isArriving, wait])
}

const unfinished = createStore(0)

function noteUnfinished(): () => void {
  const change = (step: 1 | -1) => unfinished.set(unfinished.get() + step)
  change(1)
  return () => change(-1)
}

/** True once nothing on the page is loading, so content below can't be shifted anymore. */
export function useAllRevealed(): boolean {
  return useSyncExternalStore(unfinished.listen, () => unfinished.get() === 0)
}

/** Fallback for lazy code in a reveal group: `<Suspense fallback={<RevealPending />}>`. */
export function RevealPending() {
  useRevealPending(true)
  return null
}
