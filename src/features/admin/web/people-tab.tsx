import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { fullName } from '#shared/full-name.ts'
import { useFormat, useText } from '#web/text.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { BreakableText } from '#web/ui/breakable-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { PageList } from '#web/ui/page-list.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useAgo } from '#web/use-ago.ts'
import { useDebounced } from '#web/use-debounced.ts'
import type { AdminPerson } from '../admin.contract.ts'
import { peopleOptions, useEndSessions } from './admin.data.ts'

export function PeopleTab() {
  const t = useText('admin.people')
  const [text, setText] = useState('')
  const query = useInfiniteQuery(peopleOptions(useDebounced(text.trim())))
  return (
    <Card>
      <TextField
        type="search"
        label={t('search')}
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
        className="mb-2 max-w-md"
      />
      <PageList query={query} itemsOf={(page) => page.people} empty={t('none')}>
        {(people) => (
          <ul className="divide-y divide-line">
            {people.map((person) => (
              <PersonRow key={person.id} person={person} />
            ))}
          </ul>
        )}
      </PageList>
    </Card>
  )
}

function PersonRow({ person }: { person: AdminPerson }) {
  const t = useText('admin.people')
  const { shortDate } = useFormat()
  const ago = useAgo()
  const { data: session } = useQuery(sessionOptions)
  const name = fullName(person) || person.email
  const facts = [
    t('families', { count: person.families }),
    person.owned_families > 0 && t('owns', { count: person.owned_families }),
    t('since', { date: shortDate(person.created_at) }),
    person.last_seen_at ? t('seen', { ago: ago(person.last_seen_at) }) : t('neverSeen'),
  ].filter(Boolean)
  return (
    <li className="flex items-start gap-4 py-4">
      <Avatar name={name} size="small" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="font-semibold break-words">{name}</span>
            {person.tier && (
              <Badge tone="sage">
                <span className="block first-letter:uppercase">{person.tier}</span>
              </Badge>
            )}
            {!person.email_verified && <Badge tone="ember">{t('unverified')}</Badge>}
            {person.purge_after && <Badge tone="ember">{t('leaving', { date: shortDate(person.purge_after) })}</Badge>}
          </p>
          <p>
            <BreakableText text={person.email} />
          </p>
          <Facts of={facts} />
        </div>
        {person.last_seen_at && session?.user?.id !== person.id && (
          <div className="-mx-3.5">
            <EndSessions account_id={person.id} name={name} />
          </div>
        )}
      </div>
    </li>
  )
}

/** Signs someone out of every device, for example after a theft. */
function EndSessions({ account_id, name }: { account_id: string; name: string }) {
  const t = useText('admin.people')
  const ending = useEndSessions()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button kind="plain" size="small" aria-label={t('endSessionsNamed', { name })} onClick={() => setAsking(true)}>
        {t('endSessions')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('endSessionsTitle', { name })}
        text={t('endSessionsText')}
        confirmLabel={t('endSessions')}
        busy={ending.isPending}
        busyLabel={t('endingSessions')}
        onConfirm={() =>
          ending.mutate(account_id, {
            done: t('sessionsEnded', { name }),
            failed: t('endSessionsFailed'),
            onSettled: () => setAsking(false),
          })
        }
      />
    </>
  )
}
