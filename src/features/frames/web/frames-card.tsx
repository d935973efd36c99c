import { useQuery } from '@tanstack/react-query'
import { EllipsisVertical, Pencil, Rss, Trash2, Tv } from 'lucide-react'
import { useState } from 'react'
import { peopleOptions } from '#features/people/web/people.data.ts'
import { useFormat, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useAgo } from '#web/use-ago.ts'
import type { Frame } from '../frames.contract.ts'
import { FeedDialog, type MadeFeed } from './feed-dialog.tsx'
import { FrameDialog } from './frame-dialog.tsx'
import { framesOptions, useRemoveFrame } from './frames.data.ts'

/** In the family settings: TVs, tablets and digital frames that show the family's photos. */
export function FramesCard({ family_id }: { family_id: string }) {
  const t = useText('frames')
  const [open, setOpen] = useState<'new' | Frame>()
  const [made, setMade] = useState<MadeFeed>()
  return (
    <Card
      title={t('title')}
      subtitle={t('intro')}
      action={
        <Button kind="quiet" onClick={() => setOpen('new')}>
          {t('add')}
        </Button>
      }
    >
      <QueryState
        query={useQuery(framesOptions(family_id))}
        skeleton={
          <div aria-busy>
            <Skeleton className="h-12" />
          </div>
        }
        failed={{ title: t('failedTitle') }}
      >
        {(frames) =>
          frames.length === 0 ? (
            <p className="text-ink-soft">{t('empty')}</p>
          ) : (
            <ul className="-my-3 divide-y divide-line">
              {frames.map((frame) => (
                <FrameRow key={frame.id} family_id={family_id} frame={frame} onEdit={() => setOpen(frame)} />
              ))}
            </ul>
          )
        }
      </QueryState>
      {open && (
        <FrameDialog
          family_id={family_id}
          {...(open !== 'new' && { frame: open })}
          onClose={() => setOpen(undefined)}
          onMade={setMade}
        />
      )}
      <FeedDialog made={made} onClose={() => setMade(undefined)} />
    </Card>
  )
}

type FrameRowProps = { family_id: string; frame: Frame; onEdit: () => void }

/** What a frame shows and when it was last seen, with the owner's actions. */
function FrameRow({ family_id, frame, onEdit }: FrameRowProps) {
  const t = useText('frames')
  const ago = useAgo()
  const [isAsking, setIsAsking] = useState(false)
  const removing = useRemoveFrame(family_id)
  const { id, name } = frame
  const shown = useShown(family_id, frame)
  const Icon = frame.kind === 'feed' ? Rss : Tv
  const close = () => setIsAsking(false)
  const remove = () =>
    removing.mutate(id, {
      done: { title: t('removed'), description: t('removedText', { name }) },
      failed: t('failed'),
      onSettled: close,
    })
  return (
    <li className="flex items-center gap-3 py-3">
      <Icon aria-hidden size={22} className="shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-ink-soft">
          {frame.last_seen_at ? t('lastSeen', { ago: ago(frame.last_seen_at) }) : t('neverSeen')}
          {` · ${shown}`}
        </p>
      </div>
      <Menu
        trigger={<IconButton icon={EllipsisVertical} label={t('actionsOf', { name })} tooltipAlign="end" />}
        items={[
          { label: t('edit'), icon: Pencil, onSelect: onEdit },
          { label: t('remove'), icon: Trash2, danger: true, onSelect: () => setIsAsking(true) },
        ]}
      />
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        onConfirm={remove}
        title={t('confirmRemove.title', { name })}
        text={t(frame.kind === 'feed' ? 'confirmRemove.feed' : 'confirmRemove.screen')}
        confirmLabel={t('confirmRemove.confirm')}
        busy={removing.isPending}
        busyLabel={t('confirmRemove.busy')}
      />
    </li>
  )
}

function useShown(family_id: string, { album, person_ids, recent_days, on_this_day }: Frame): string {
  const t = useText('frames')
  const format = useFormat()
  const { data } = useQuery({ ...peopleOptions(family_id), enabled: person_ids.length > 0 })
  if (album) return t('shows.album', { title: album.title })
  if (recent_days !== null) return t('shows.recent', { days: recent_days })
  if (on_this_day) return t('shows.day')
  if (person_ids.length === 0) return t('shows.all')
  const names = (data?.people ?? []).filter((one) => person_ids.includes(one.id)).map((one) => one.first_name)
  return names.length ? t('shows.people', { names: format.list(names) }) : t('form.showsPeople')
}
