import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { SECURITY_EVENT_DAYS, securityEvents, type SecurityEventName } from '#shared/security-events.ts'
import type { Operation } from '#shared/contract.ts'
import { operationsOf } from '#web/operations.ts'
import { useFormat, useText } from '#web/text.tsx'
import { BreakableText } from '#web/ui/breakable-text.tsx'
import { Card } from '#web/ui/card.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { PageList } from '#web/ui/page-list.tsx'
import { Select } from '#web/ui/select.tsx'
import type { SecurityEvent } from '../admin.contract.ts'
import { eventReasons, type EventReason } from '../admin.rules.ts'
import { securityEventsOptions } from './admin.data.ts'

const operations = operationsOf<Record<string, Operation>>()

/** Whose name says what was requested. */
const selfExplanatory = new Set<SecurityEventName>(['session.refused', 'session.new_device', 'second_factor.refused'])

/** Rejected sign-ins and requests, newest first. */
export function SecurityEventsTab({ kind }: { kind: SecurityEventName | undefined }) {
  const t = useText('admin.security')
  const navigate = useNavigate()
  const query = useInfiniteQuery(securityEventsOptions(kind))
  return (
    <Card subtitle={t('intro', { days: SECURITY_EVENT_DAYS })}>
      <Select
        label={t('kind')}
        value={kind ?? ''}
        options={[
          { value: '', label: t('all') },
          ...securityEvents.map((value) => ({ value, label: t(`events.${value}`) })),
        ]}
        onChange={(value) =>
          void navigate({ to: '/admin', search: { tab: 'security', kind: value || undefined }, replace: true })
        }
        className="mb-4 max-w-80"
      />
      <PageList query={query} itemsOf={(page) => page.events} empty={kind ? t('emptyKind') : t('empty')}>
        {(events) => (
          <ul className="divide-y divide-line">
            {events.map((event) => (
              <EventRow key={event.id} event={event} />
            ))}
          </ul>
        )}
      </PageList>
    </Card>
  )
}

function EventRow({ event: { event, email, address, operation, reason, created_at } }: { event: SecurityEvent }) {
  const t = useText('admin.security')
  const { shortDate, time } = useFormat()
  const asked = operation === null ? undefined : operations[operation]
  const known = eventReasons.find((one): one is EventReason => one === reason)
  return (
    <li className="py-3.5">
      <p className="items-baseline justify-between gap-x-4 sm:flex">
        <span className="font-semibold">{t(`events.${event}`)}</span>
        <time dateTime={created_at} className="block shrink-0 text-sm text-ink-soft">
          {shortDate(created_at)}, {time(created_at)}
        </time>
      </p>
      {known && <p>{t(`reasons.${known}`)}</p>}
      <Facts
        of={[email ?? t('unknown'), address].map((text) => (
          <BreakableText key={text} text={text} />
        ))}
      />
      {asked && !selfExplanatory.has(event) && (
        <p className="text-sm text-ink-soft">
          <BreakableText text={t('request', { request: `${asked.method ?? 'GET'} ${asked.path}` })} />
        </p>
      )}
    </li>
  )
}
