import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CheckCheck, Settings } from 'lucide-react'
import { Album } from '#web/illustrations/album.tsx'
import { useProblemText, useText } from '#web/text.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PageList } from '#web/ui/page-list.tsx'
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
      <PageList
        query={query}
        itemsOf={(page) => page.notifications}
        empty={<EmptyState picture={<Album />} title={t('emptyTitle')} text={t('emptyText')} />}
        skeleton={
          <div role="status" aria-label={t('loading')} className="flex flex-col gap-5 p-5">
            {Array.from({ length: 4 }, (_, i) => (
              <div key={i} className="flex gap-3">
                <Skeleton className="size-10 shrink-0 rounded-full" />
                <Skeleton className="h-10 flex-1" />
              </div>
            ))}
          </div>
        }
        failed={{ title: t('failed') }}
        more={{ label: t('more'), end: t('end') }}
      >
        {(notifications) => (
          <ul className="divide-y divide-line">
            {notifications.map((notification) => (
              <li key={notification.id}>
                <NotificationRow notice={notification} onRead={() => markRead(notification.id)} onOpened={onClose} />
              </li>
            ))}
          </ul>
        )}
      </PageList>
      <PushOffer />
    </Panel>
  )
}
