import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Frame } from '../frames.contract.ts'
import { FeedDialog, type MadeFeed } from './feed-dialog.tsx'
import { FrameDialog } from './frame-dialog.tsx'
import { FrameRow } from './frame-row.tsx'
import { framesOptions } from './frames.data.ts'

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
