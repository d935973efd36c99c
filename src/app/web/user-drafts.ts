import type { QueryClient } from '@tanstack/react-query'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { DRAFTS, clearOwnStorage, setDraftOwner } from '#web/own-storage.ts'

/** Stores drafts for the signed-in user, unless they turned drafts off. */
export function setDraftOwnerFromSession(cache: QueryClient): void {
  cache.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== sessionOptions.queryKey[0]) return
    const { user, preferences } = cache.getQueryData(sessionOptions.queryKey) ?? {}
    setDraftOwner(preferences?.auto_save ? user?.id : undefined)
    if (preferences && !preferences.auto_save) clearOwnStorage(DRAFTS)
  })
}
