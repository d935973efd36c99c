import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { familiesContract } from '#features/families/families.contract.ts'
import { familiesOptions } from '#features/families/web/families.data.ts'
import { isParting } from '#features/families/web/partings.ts'
import type { LiveEvent } from '#shared/live-events.ts'
import { followLive } from '#web/live.ts'
import { useText } from '#web/text.tsx'
import { toast } from '#web/ui/toast.ts'
import { createCalm } from './calmly.ts'
import { forgetFamilyData, mergeEvents, refreshChanged, refreshEverything } from './refresh-changed.ts'

/** Keeps every page up to date with what others do, for as long as it is open. */
export function LiveUpdates() {
  const t = useText('shell.live')
  const cache = useQueryClient()
  const router = useRouter()
  const [change] = useState(() => createCalm<LiveEvent>((event) => refreshChanged(cache, event), mergeEvents))
  const [changeAll] = useState(() =>
    createCalm(
      () => refreshEverything(cache),
      () => undefined,
    ),
  )

  const told = useEffectEvent((event: LiveEvent) => {
    if (event.kind === 'membership' && !event.member) return void leave(event.family_id)
    const of = 'family_id' in event ? event.family_id : ''
    change(`${event.kind} ${of}`, event)
  })

  /** A page of a family that one no longer belongs to is left at once; what it showed is forgotten. */
  async function leave(family_id: string) {
    if (isParting(family_id)) return
    const family = cache.getQueryData(familiesOptions.queryKey)?.families.find(({ id }) => id === family_id)
    // The dashboard leads to the first of these.
    cache.setQueryData(
      familiesOptions.queryKey,
      (known) => known && { ...known, families: known.families.filter(({ id }) => id !== family_id) },
    )
    const isHere = router.state.matches.some(({ params }) => 'familyId' in params && params.familyId === family_id)
    if (isHere) {
      toast({ kind: 'error', title: t('left'), description: t('leftText', { family: family?.name ?? '' }) })
      await router.navigate({ to: '/dashboard', replace: true, ignoreBlocker: true })
    }
    forgetFamilyData(cache, family_id)
  }

  const missed = useEffectEvent(() => changeAll('everything', undefined))

  useEffect(() => followLive(familiesContract.followEvents.path, { told, missed }), [])
  return null
}
