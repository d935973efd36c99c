import { QueryClient, type QueryKey } from '@tanstack/react-query'

/**
 * How long responses with image URLs are cached. URLs are valid for at least 51 minutes
 * (src/server/storage/media-urls.ts).
 */
export const URLS_FRESH_MS = 50 * 60_000

/**
 * The query cache. Reads are fresh for 30 seconds. `call` already retries transient failures, so the cache doesn't.
 * Failed mutations are handled by their screen.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, gcTime: 10 * 60_000, retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

type ByCursor = {
  initialPageParam: string | undefined
  getNextPageParam(page: { next_cursor: string | null }): string | undefined
}

/** For lists whose pages name the cursor of the next one. */
export const byCursor: ByCursor = {
  initialPageParam: undefined,
  getNextPageParam: (page) => page.next_cursor ?? undefined,
}

/** Invalidates everything except texts. */
export function refreshEverything(cache: QueryClient): void {
  void cache.invalidateQueries({ refetchType: 'active', predicate: ({ queryKey: [of] }) => of !== 'messages' })
}

/**
 * Stores what a change returned. A read in progress could finish later and restore the old state, so it's canceled and
 * restarted.
 */
export function storeChanged(cache: QueryClient, queryKey: QueryKey, store: () => void): void {
  const isReading = cache.isFetching({ queryKey, exact: true }) > 0
  if (isReading) void cache.cancelQueries({ queryKey, exact: true })
  store()
  if (isReading) void cache.invalidateQueries({ queryKey, exact: true })
}
