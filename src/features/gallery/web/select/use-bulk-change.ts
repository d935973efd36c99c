import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { BULK_MAX } from '#features/photos/photos.rules.ts'
import { DOT } from '#shared/dot.ts'
import { ApiProblem } from '#web/api.ts'
import { useFormat, useProblemText, useText } from '#web/text.tsx'
import { toast } from '#web/ui/toast.ts'
import { useUndoDelete } from '#features/photos/web/deleted/use-undo-delete.ts'
import { refreshChangedPhotos } from '#features/photos/web/refresh-changed-photos.ts'
import { selection } from './selection.ts'
import { useUndoChange } from './use-undo-change.ts'
import {
  changeMany,
  startBulkJob,
  bulkJobsOptions,
  type Failure,
  type ManyChange,
} from '#features/photos/web/bulk-changes.data.ts'

const NAMED_MAX = 3

function wordOf({ is_archived }: ManyChange): 'archived' | 'unarchived' | 'changed' {
  return is_archived === undefined ? 'changed' : is_archived ? 'archived' : 'unarchived'
}

/** Changes many photos and shows the outcome; failed ones stay selected. Large selections become a background job. */
export function useBulkChange(family_id: string, photos: readonly PhotoListed[]) {
  const t = useText('photoTools.select')
  const say = useProblemText()
  const format = useFormat()
  const undo = useUndoDelete(family_id)
  const undoEdit = useUndoChange(family_id)
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  function showOutcome(ids: string[], failures: Failure[], change: ManyChange | 'delete', undo_key: string) {
    const done = ids.length - failures.length
    const action = { label: t('undo'), onClick: () => void undoEdit(undo_key) }
    if (failures.length === 0)
      return toast(
        change === 'delete'
          ? { title: t('deleted', { count: done }), ...undo(ids) }
          : { title: t(wordOf(change), { count: done }), action },
      )
    toast({
      kind: 'error',
      title: t('partly', { done, failed: failures.length }),
      description: [...Map.groupBy(failures, ({ reason }) => reason)]
        .map(([reason, of]) => t('because', { photos: namesOf(of), reason: t(`reasons.${reason}`) }))
        .join(DOT),
      ...(change !== 'delete' && done > 0 && { action }),
    })
  }

  /** Names a few photos. Those that have left the gallery are only counted. */
  function namesOf(failures: Failure[]): string {
    const names = failures.flatMap(({ id }) => photos.find((photo) => photo.id === id)?.filename ?? [])
    if (names.length === 0) return t('nameless', { count: failures.length })
    const named = names.slice(0, NAMED_MAX)
    const more = failures.length - named.length
    return more > 0 ? t('andMore', { names: format.list(named), count: more }) : format.list(named)
  }

  async function run(ids: string[], change: ManyChange | 'delete') {
    setBusy(true)
    try {
      if (ids.length > BULK_MAX) {
        await startBulkJob(family_id, ids, change)
        selection.clear()
        return void cache.invalidateQueries({ queryKey: bulkJobsOptions(family_id).queryKey })
      }
      const undo_key = crypto.randomUUID()
      const failures = await changeMany(family_id, ids, change, undo_key)
      selection.set(new Set(failures.filter(({ reason }) => reason !== 'not_found').map(({ id }) => id)))
      showOutcome(ids, failures, change, undo_key)
    } catch (error) {
      const isTaken = error instanceof ApiProblem && error.code === 'conflict'
      toast({ kind: 'error', title: t('failed'), description: isTaken ? t('oneAtATime') : say(error) })
    } finally {
      setBusy(false)
      refreshChangedPhotos(cache, family_id)
    }
  }

  return { run, isBusy }
}
