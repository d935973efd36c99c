import { useCallback, useState, type ReactNode } from 'react'
import { ErrorState, InlineError } from './error-state.tsx'
import { useRevealPending } from './reveal-group.tsx'

export type Loadable<Data> = {
  data: Data | undefined
  isError: boolean
  error: unknown
  refetch(): Promise<unknown>
}

export type QueryStateProps<Data> = {
  query: Loadable<Data>
  skeleton: ReactNode
  /** One sentence for a small error, or the title and text of a large one. Its text defaults to the error's message. */
  failed?: string | { heading?: 'h1'; title?: string; text?: string }
  children: (data: Data) => ReactNode
}

/** A query's data, also after a failed refetch. Before that its skeleton, or what went wrong and Try again. */
export function QueryState<Data>({ query, skeleton, failed = {}, children }: QueryStateProps<Data>) {
  const { data, isError, error } = query
  const [retries, setRetries] = useState(0)
  useRevealPending(data === undefined && !isError)
  // The button disappears, so the focus would be lost. It moves to where the content appears.
  const focus = useCallback((start: HTMLElement | null) => start?.focus({ preventScroll: true }), [])

  function retry() {
    setRetries(retries + 1)
    void query.refetch()
  }

  return (
    <>
      {retries > 0 && <span key={retries} ref={focus} tabIndex={-1} className="sr-only" />}
      {data !== undefined ? (
        children(data)
      ) : !isError ? (
        skeleton
      ) : typeof failed === 'string' ? (
        <InlineError text={failed} onRetry={retry} />
      ) : (
        <ErrorState {...failed} error={error} onRetry={retry} />
      )}
    </>
  )
}
