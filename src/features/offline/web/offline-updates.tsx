import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { useAltText } from '#features/photos/web/use-alt-text.ts'
import { useTakenDate } from '#features/photos/web/use-taken-date.ts'
import { clearOfflinePhotos } from '#web/browser-caches.ts'
import { useStore } from '#web/external-store.ts'
import { onSignedOut } from '#web/session-events.ts'
import { choiceOf, isEmpty, offlineChoice } from './offline-choice.ts'
import { isOfflineSupported, readIndex } from './offline-index.ts'
import { changeStatus } from './offline-status.ts'
import { updateOfflinePhotos } from './update-offline-photos.ts'

/** Photos change while people look at them, and a phone is unlocked many times an hour. */
const FRESH_MS = 15 * 60_000

/** Keeps the photos saved on this device up to date: after the start, when the user returns, and when they choose others. */
export function OfflineUpdates() {
  const { data: session } = useQuery(sessionOptions)
  const user_id = session?.user?.id
  const choice = useStore(offlineChoice)
  const describe = useDescription()

  const update = useEffectEvent(async (signal: AbortSignal) => {
    if (!user_id || signal.aborted) return
    const mine = choiceOf(user_id)
    if (isEmpty(mine)) {
      clearOfflinePhotos()
      return changeStatus({ saved: 0, wanted: 0, bytes: 0, isSaving: false, shortage: undefined })
    }
    changeStatus({ isSaving: true, shortage: undefined })
    try {
      const shortage = await updateOfflinePhotos({ choice: mine, describe, onProgress: changeStatus, signal })
      changeStatus({ isSaving: false, shortage })
    } catch {
      if (!signal.aborted) changeStatus({ isSaving: false, shortage: 'connection' })
    }
  })

  useEffect(() => {
    if (!isOfflineSupported() || !user_id || choiceOf(user_id, choice) !== choice) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const ifStale = async () => {
      const index = await readIndex(user_id)
      const isFresh = index?.is_complete && index.updated_at > Date.now() - FRESH_MS
      if (isFresh && JSON.stringify(index.choice) === JSON.stringify(choice)) return
      if (document.visibilityState === 'visible') await update(signal)
    }
    // One tab at a time. A lock that's aborted was for an earlier choice.
    const inTurn = () => {
      void navigator.locks.request('hearthbook-offline-photos', { signal }, ifStale).catch(() => undefined)
    }
    inTurn()
    document.addEventListener('visibilitychange', inTurn, { signal })
    addEventListener('online', inTurn, { signal })
    const stopListening = onSignedOut(() => controller.abort())
    return () => {
      stopListening()
      controller.abort()
    }
  }, [user_id, choice])

  return null
}

function useDescription() {
  const date = useTakenDate()
  const alt = useAltText()
  return (photo: PhotoListed) => ({
    date: date(photo.sort_at, photo.taken_precision),
    alt: alt(photo),
  })
}
