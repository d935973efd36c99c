import { QueryClient, type QueryKey } from '@tanstack/react-query'

/** Answers with addresses of pictures are kept so long: each of those lives for 51 minutes or more (src/server/storage/media-urls.ts). */
export const URLS_FRESH_MS = 50 * 60_000

/**
 * The cache of what the server said. Reads are fresh for half a minute; `call` retries passing failures itself, so that
 * nothing is tried twice over; a write that fails is for its screen to explain.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, gcTime: 10 * 60_000, retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Anything may have changed. Sentences have not. */
export function refreshEverything(cache: QueryClient): void {
  void cache.invalidateQueries({ refetchType: 'active', predicate: ({ queryKey: [of] }) => of !== 'messages' })
}

/**
 * Stores what a change returned. A read that began before the change may end after it and would bring back the old state:
 * it's cancelled, and begins again.
 */
export function storeChanged(cache: QueryClient, queryKey: QueryKey, store: () => void): void {
  const isReading = cache.isFetching({ queryKey, exact: true }) > 0
  if (isReading) void cache.cancelQueries({ queryKey, exact: true })
  store()
  if (isReading) void cache.invalidateQueries({ queryKey, exact: true })
}
