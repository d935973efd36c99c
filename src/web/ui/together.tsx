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
import { onPartHeldUp } from '../lazy-part.ts'

type Wait = () => () => void

const WaitContext = createContext<Wait | null>(null)

/**
 * Shows its children all at once: while any of them is on its way for the first time, the skeleton stands there and they
 * are built out of sight. Nothing pushes anything else around as it arrives. What comes later comes as it is.
 */
export function Together({ skeleton, children }: { skeleton?: ReactNode; children: ReactNode }) {
  const awaited = useRef(0)
  const [isHere, setIsHere] = useState(false)

  const wait = useCallback(() => {
    awaited.current++
    return () => {
      awaited.current--
      // A part may be followed by the next one in this very commit: its code by its sentences, those by its data.
      queueMicrotask(() => {
        if (awaited.current === 0) setIsHere(true)
      })
    }
  }, [])

  // Runs after those of the children, who have said by now whether they are on their way.
  useLayoutEffect(() => {
    if (awaited.current === 0) setIsHere(true)
    // A part that waits for the network holds the others back no more.
    return onPartHeldUp(() => setIsHere(true))
  }, [])

  useLayoutEffect(() => (isHere ? undefined : noteUnfinished()), [isHere])

  return (
    <WaitContext value={isHere ? null : wait}>
      {!isHere && skeleton}
      <div className={isHere ? 'contents' : 'hidden'}>{children}</div>
    </WaitContext>
  )
}

/** Says to the `Together` above that this part is not there yet. */
export function useArriving(isArriving: boolean): void {
  const wait = use(WaitContext)
  useLayoutEffect(() => (isArriving && wait ? wait() : undefined), [isArriving, wait])
}

const unfinished = createStore(0)

function noteUnfinished(): () => void {
  const change = (step: 1 | -1) => unfinished.set(unfinished.get() + step)
  change(1)
  return () => change(-1)
}

/** Whether nothing on the page is on its way any more: what comes after all the rest is not pushed by it. */
export function useAllHere(): boolean {
  return useSyncExternalStore(unfinished.listen, () => unfinished.get() === 0)
}

/** Stands in for lazy code: `<Suspense fallback={<Arriving />}>`. */
export function Arriving() {
  useArriving(true)
  return null
}
