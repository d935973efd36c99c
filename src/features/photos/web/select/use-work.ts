import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { activityKeys } from '#features/activity/web/activity.data.ts'
import { categoryKeys } from '#features/categories/web/categories.data.ts'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { useFormat, useProblemText, useText } from '#web/text.tsx'
import { toast } from '#web/ui/toast.ts'
import { photoKeys } from '../photos.data.ts'
import { selection } from './selection.ts'
import { changeMany, type Failure, type ManyChange } from './selection.data.ts'

const NAMED_MAX = 3

/** Does something with many photos, shows how far it is, and says what became of them. What failed stays chosen. */
export function useWork(family_id: string, photos: readonly PhotoListed[]) {
  const t = useText('photoTools.select')
  const say = useProblemText()
  const format = useFormat()
  const cache = useQueryClient()
  const [progress, setProgress] = useState<{ done: number; total: number }>()

  function tell(total: number, failures: Failure[], kind: 'deleted' | 'changed') {
    const done = total - failures.length
    if (failures.length === 0) return toast({ title: t(kind, { count: done }) })
    const names = failures.flatMap(({ id }) => photos.find((photo) => photo.id === id)?.filename ?? [])
    const reasons = [...new Set(failures.map(({ reason }) => t(`reasons.${reason}`)))]
    const named = format.list(names.slice(0, NAMED_MAX))
    toast({
      kind: 'error',
      title: t('partly', { done, failed: failures.length }),
      description: [
        names.length > NAMED_MAX ? t('andMore', { names: named, count: names.length - NAMED_MAX }) : named,
        ...reasons,
      ]
        .filter(Boolean)
        .join(' · '),
    })
  }

  async function run(ids: string[], change: ManyChange | 'delete') {
    setProgress({ done: 0, total: ids.length })
    try {
      const failures = await changeMany(family_id, ids, change, (done) => setProgress({ done, total: ids.length }))
      selection.set(new Set(failures.filter(({ reason }) => reason !== 'not_found').map(({ id }) => id)))
      tell(ids.length, failures, change === 'delete' ? 'deleted' : 'changed')
    } catch (error) {
      toast({ kind: 'error', title: t('failed'), description: say(error) })
    } finally {
      setProgress(undefined)
      void cache.invalidateQueries({ queryKey: photoKeys.family(family_id) })
      void cache.invalidateQueries({ queryKey: categoryKeys.family(family_id) })
      void cache.invalidateQueries({ queryKey: activityKeys.family(family_id) })
    }
  }

  return { run, progress }
}
