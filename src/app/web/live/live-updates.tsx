import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { refetchSession } from '#features/accounts/web/session.data.ts'
import type { familiesContract as familiesContractType } from '#features/families/families.contract.ts'
import { familiesOptions, familyKeys } from '#features/families/web/families.data.ts'
import { isLeavingFamily } from '#features/families/web/departures.ts'
import type { LiveEvent } from '#shared/live-events.ts'
import { ApiProblem } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import { onChunkDelayed } from '#web/lazy-component.ts'
import { followLive } from '#web/live.ts'
import { refreshEverything } from '#web/query.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { toast } from '#web/ui/toast.ts'
import { createThrottle } from './throttle.ts'
import { removeFamilyData, mergeEvents, refreshChanged } from './refresh-changed.ts'

const familiesContract = operationsOf<typeof familiesContractType>()

/** A page that waits for the network retries every two seconds, so this limits the message. */
const HELD_UP_EACH_MS = 30_000
/** Signing in again ends the browser's previous session, and that event can arrive before the new cookie. */
const NEW_COOKIE_MS = 500

/** Keeps every page up to date with other people's changes, and shows a message if a page can't load. */
export function LiveUpdates() {
  const t = useText('shell.live')
  const hints = useText('families.roleHints')
  const say = useProblemText()
  const cache = useQueryClient()
  const router = useRouter()
  const [change] = useState(() => createThrottle<LiveEvent>((event) => refreshChanged(cache, event), mergeEvents))
  const [changeAll] = useState(() =>
    createThrottle(
      () => refreshEverything(cache),
      () => undefined,
    ),
  )

  const received = useEffectEvent((event: LiveEvent) => {
    if (event.kind === 'membership')
      return void (event.member ? showNewRole(event.family_id) : leave(event.family_id)).catch(() => {})
    const of = 'family_id' in event ? event.family_id : ''
    change(`${event.kind} ${of}`, event)
  })

  /** Permissions decide what a page shows, so a toast explains a changed role. */
  async function showNewRole(family_id: string) {
    const before = familyOf(family_id)?.role
    await cache.fetchQuery({ ...familiesOptions, staleTime: 0 })
    const family = familyOf(family_id)
    void cache.invalidateQueries({ queryKey: familyKeys.one(family_id) })
    // A previous owner transferred the family themselves.
    if (!before || !family || before === family.role || before === 'owner') return
    toast({ title: t('role', { family: family.name }), description: hints(family.role) })
  }

  function familyOf(family_id: string) {
    return cache.getQueryData(familiesOptions.queryKey)?.families.find(({ id }) => id === family_id)
  }

  /** Leaves the page of a family that the user no longer belongs to, and removes its data from the cache. */
  async function leave(family_id: string) {
    if (isLeavingFamily(family_id)) return
    const family = familyOf(family_id)
    // The dashboard redirects to the first of these.
    cache.setQueryData(
      familiesOptions.queryKey,
      (known) => known && { ...known, families: known.families.filter(({ id }) => id !== family_id) },
    )
    const isHere = router.state.matches.some(({ params }) => 'familyId' in params && params.familyId === family_id)
    if (isHere) {
      toast({ kind: 'error', title: t('left'), description: t('leftText', { family: family?.name ?? '' }) })
      await router.navigate({ to: '/dashboard', replace: true, ignoreBlocker: true })
    }
    removeFamilyData(cache, family_id)
  }

  const missed = useEffectEvent(() => changeAll('everything', undefined))

  const refused = useEffectEvent(() => void refetchSession(cache))

  const ended = useEffectEvent(async () => {
    await new Promise((resolve) => setTimeout(resolve, NEW_COOKIE_MS))
    // Photo URLs only work in the session that requested them.
    if (await refetchSession(cache)) missed()
  })

  const heldUp = useEffectEvent(() => toast({ kind: 'error', title: say(new ApiProblem('offline', 0)) }))

  useEffect(() => {
    let shownAt = 0
    return onChunkDelayed(() => {
      if (Date.now() - shownAt < HELD_UP_EACH_MS) return
      shownAt = Date.now()
      heldUp()
    })
  }, [])
  useEffect(() => followLive(familiesContract.followEvents.path, { received, missed, ended, refused }), [])
  return null
}
