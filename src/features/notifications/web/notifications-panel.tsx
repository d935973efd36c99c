import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CheckCheck, Settings } from 'lucide-react'
import { Album } from '#web/illustrations/album.tsx'
import { useProblemText, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { NotificationRow } from './notification-row.tsx'
import { PushOffer } from './push-offer.tsx'
import { notificationsOptions, useRead } from './notifications.data.ts'

/** The user's notifications, newest first, each with a link. */
export function NotificationsPanel({ triggerId, onClose }: { triggerId: string; onClose: () => void }) {
  const t = useText('notifications')
  const say = useProblemText()
  const query = useInfiniteQuery(notificationsOptions)
  const read = useRead()
  const notifications = query.data?.pages.flatMap((page) => page.notifications)
  const unread = query.data?.pages[0]?.unread ?? 0
  const markRead = (id?: string) => read.mutate(id, { onError: (error) => toast({ kind: 'error', title: say(error) }) })

  return (
    <Panel
      triggerId={triggerId}
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          {unread > 0 && (
            <IconButton icon={CheckCheck} label={t('readAll')} tooltipAlign="end" onClick={() => markRead()} />
          )}
          <Link
            to="/account/settings"
            search={{ tab: 'notifications' }}
            onClick={onClose}
            aria-label={t('settings')}
            data-tooltip={t('settings')}
            data-tooltip-align="end"
            className="tooltip inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-sunk"
          >
            <Settings aria-hidden size={20} />
          </Link>
        </>
      }
    >
      {notifications && notifications.length > 0 ? (
        <>
          <ul className="divide-y divide-line">
            {notifications.map((notification) => (
              <li key={notification.id}>
                <NotificationRow notice={notification} onRead={() => markRead(notification.id)} onOpened={onClose} />
              </li>
            ))}
          </ul>
          <LoadMore query={query} label={t('more')} end={t('end')} />
        </>
      ) : notifications ? (
        <EmptyState picture={<Album />} title={t('emptyTitle')} text={t('emptyText')} />
      ) : query.isError ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 p-5 text-ink-soft">
          {t('failed')}
          <Button kind="quiet" size="small" onClick={() => void query.refetch()} busy={query.isFetching}>
            {t('again')}
          </Button>
        </p>
      ) : (
        <div role="status" aria-label={t('loading')} className="flex flex-col gap-5 p-5">
          {Array.from({ length: 4 }, (_, i) => (
            <div key={i} className="flex gap-3">
              <Skeleton className="size-10 shrink-0 rounded-full" />
              <Skeleton className="h-10 flex-1" />
            </div>
          ))}
        </div>
      )}
      <PushOffer />
    </Panel>
  )
}
