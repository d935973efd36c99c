import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Settings } from 'lucide-react'
import { useProblemText, useText, useTimeZone } from '#web/text.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageList } from '#web/ui/page-list.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { groupNotifications } from './group-notifications.ts'
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
  const timeZone = useTimeZone()
  const markRead = (ids?: readonly string[]) =>
    read.mutate(ids, { onError: (error) => toast({ kind: 'error', title: say(error) }) })

  return (
    <Panel
      triggerId={triggerId}
      title={t('title')}
      onClose={onClose}
      actions={
        <Link
          to="/account/settings"
          search={{ tab: 'notifications' }}
          onClick={onClose}
          aria-label={t('settings')}
          data-tooltip={t('settings')}
          data-tooltip-align="end"
          className="tooltip inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft hover:bg-sunk"
        >
          <Settings aria-hidden size={20} />
        </Link>
      }
    >
      <PageList
        query={query}
        itemsOf={(page) => page.notifications}
        empty={
          <div className="py-4">
            <EmptyState print="album" title={t('emptyTitle')} text={t('emptyText')} />
          </div>
        }
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
          <>
            <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 px-5 pt-1 text-sm">
              <p className="text-ink-soft">{unread > 0 ? t('unreadCount', { count: unread }) : t('emptyTitle')}</p>
              {unread > 0 && (
                <button
                  type="button"
                  onClick={() => markRead()}
                  className="min-h-11 font-semibold text-ember hover:underline"
                >
                  {t('readAll')}
                </button>
              )}
            </div>
            <ul>
              {groupNotifications(notifications, timeZone).map((group) => (
                <li key={group.id}>
                  <NotificationRow notice={group} onRead={() => markRead(group.unread_ids)} onOpened={onClose} />
                </li>
              ))}
            </ul>
          </>
        )}
      </PageList>
      <PushOffer />
    </Panel>
  )
}
