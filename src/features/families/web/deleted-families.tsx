import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { daysUntil } from '#web/days-until.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import type { DeletedFamily } from '../families.contract.ts'
import { deletedFamiliesOptions, usePurgeFamily, useRestoreFamily } from './members.data.ts'

/** Deleted families that can be restored; renders nothing if there are none. */
export function DeletedFamilies() {
  const t = useText('members')
  const { data: families } = useQuery(deletedFamiliesOptions)
  const purging = usePurgeFamily()
  const [asked, setAsked] = useState<DeletedFamily>()
  if (!families?.length) return null

  function purge() {
    if (!asked) return
    purging.mutate(asked.id, {
      done: t('toasts.purged'),
      failed: t('toasts.purgeFailed'),
      onSettled: () => setAsked(undefined),
    })
  }

  return (
    <section aria-labelledby="recently-deleted" className="mt-10">
      <h2 id="recently-deleted" className="font-serif text-xl font-semibold">
        {t('deleted.title')}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{t('deleted.text')}</p>
      <ul className="flex flex-col gap-3">
        {families.map((family) => (
          <DeletedRow key={family.id} family={family} onPurge={() => setAsked(family)} />
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={purge}
        title={t('deleted.purgeTitle', { name: asked?.name ?? '' })}
        text={t('deleted.purgeText')}
        confirmLabel={t('deleted.purge')}
        busy={purging.isPending}
        busyLabel={t('deleted.purging')}
      />
    </section>
  )
}

function DeletedRow({ family, onPurge }: { family: DeletedFamily; onPurge: () => void }) {
  const t = useText('members')
  const restoring = useRestoreFamily()
  const { id, name, purge_after } = family
  const days = daysUntil(purge_after)

  const restore = () =>
    restoring.mutate(id, {
      done: { title: t('toasts.restored'), description: t('toasts.restoredText', { name }) },
      failed: t('toasts.restoreFailed'),
    })

  return (
    <li className="flex flex-wrap items-center gap-3 rounded-card border border-dashed border-outline/60 bg-sunk p-4">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-serif text-lg font-semibold break-words">{name}</p>
        <p className="text-sm text-ink-soft">{t('deleted.left', { days })}</p>
      </div>
      <Button
        kind="quiet"
        size="small"
        aria-label={t('deleted.restoreOf', { name })}
        busy={restoring.isPending}
        busyLabel={t('deleted.restoring')}
        onClick={restore}
      >
        {t('deleted.restore')}
      </Button>
      <Button kind="risky" size="small" aria-label={t('deleted.purgeOf', { name })} onClick={onPurge}>
        {t('deleted.purge')}
      </Button>
    </li>
  )
}
