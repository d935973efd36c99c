import { useInfiniteQuery } from '@tanstack/react-query'
import { Download, KeyRound, LogIn, LogOut, Mail, ShieldAlert, UserRound, type LucideIcon } from 'lucide-react'
import { DOT } from '#shared/dot.ts'
import { useFormat, useText } from '#web/text.tsx'
import { useAgo } from '#web/use-ago.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { ActivityEntry } from '../account-activity.contract.ts'
import { accountActivityOptions } from './security.data.ts'
import { useDeviceName } from './use-device-name.ts'

/** Recent account activity, so that the user notices an intruder. */
export function AccountActivityCard({ hasPassword }: { hasPassword: boolean }) {
  const t = useText('security.tab.activity')
  return (
    <Card title={t('title')} subtitle={t(hasPassword ? 'intro' : 'introWithoutPassword')}>
      <ActivityList />
    </Card>
  )
}

function ActivityList() {
  const t = useText('security.tab.activity')
  const activity = useInfiniteQuery(accountActivityOptions)
  const entries = activity.data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <>
      <QueryState query={activity} skeleton={<ActivitySkeleton />} failed={{ title: t('failedTitle') }}>
        {() =>
          entries.length > 0 ? (
            <ul className="divide-y divide-line border-t border-line">
              {entries.map((entry) => (
                <ActivityRow key={entry.id} entry={entry} />
              ))}
            </ul>
          ) : (
            <p className="text-ink-soft">{t('empty')}</p>
          )
        }
      </QueryState>
      {activity.hasNextPage && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button kind="quiet" onClick={() => void activity.fetchNextPage()} busy={activity.isFetchingNextPage}>
            {t('more')}
          </Button>
          {activity.isFetchNextPageError && (
            <p role="alert" className="text-sm text-danger">
              {t('moreFailed')}
            </p>
          )}
        </div>
      )}
    </>
  )
}

function ActivityRow({ entry }: { entry: ActivityEntry }) {
  const { longDate, time } = useFormat()
  const ago = useAgo()
  const deviceName = useDeviceName()
  const say = useActivityText()
  const { action, created_at, user_agent, ip_address } = entry
  const Icon = ICONS[action] ?? ICONS[action.split('.')[0] ?? ''] ?? KeyRound
  const where = [user_agent && deviceName(user_agent), ip_address].filter(Boolean).join(DOT)
  return (
    <li className="flex items-start gap-4 py-3.5">
      <Icon
        aria-hidden
        size={22}
        className={classNames('mt-0.5 shrink-0', action === 'session.refused' ? 'text-danger' : 'text-ink-soft')}
      />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-medium [overflow-wrap:anywhere]">{say(entry)}</span>
          <time
            dateTime={created_at}
            title={`${longDate(created_at)}, ${time(created_at)}`}
            className="text-sm text-ink-soft"
          >
            {ago(created_at)}
          </time>
        </p>
        {where && <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">{where}</p>}
      </div>
    </li>
  )
}

/** By action, else by area; credentials have a key. */
const ICONS: Record<string, LucideIcon> = {
  ...{ 'session.refused': ShieldAlert, 'session.signed_in': LogIn, 'session.new_device': LogIn, session: LogOut },
  ...{ account: UserRound, data: Download, email: Mail },
}

const PROVIDERS: Record<string, string> = { google: 'Google', apple: 'Apple' }

function useActivityText(): (entry: ActivityEntry) => string {
  const t = useText('security.tab.activity')
  return ({ action, by, about }) => {
    if (action === 'session.signed_in' || action === 'session.refused') {
      const words = action === 'session.refused' ? 'refused' : 'signedIn'
      const key = `${words}.${by ?? 'other'}` as 'signedIn.other'
      return t.has(key) ? t(key) : t(`${words}.other`)
    }
    const what = t(`actions.${action}`)
    return about ? t('about', { what, about: PROVIDERS[about] ?? about }) : what
  }
}

function ActivitySkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-4 py-3">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-11" />
      ))}
    </div>
  )
}
