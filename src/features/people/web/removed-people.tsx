import { useQuery } from '@tanstack/react-query'
import { ArchiveRestore } from 'lucide-react'
import { useNow } from 'use-intl'
import { useText } from '#web/text.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { DAY_MS } from '#shared/days.ts'
import { CHILD_TRASH_DAYS } from '../children.rules.ts'
import type { RemovedPerson } from '../people.contract.ts'
import { fullName } from '#shared/full-name.ts'
import { removedPeopleOptions, useRestorePerson } from './people.data.ts'

/** For the family's owner: removed people, who can be restored. Renders nothing if there are none. */
export function RemovedPeople({ family_id }: { family_id: string }) {
  const t = useText('children.removed')
  const { data } = useQuery(removedPeopleOptions(family_id))
  if (!data?.length) return null
  return (
    <section className="mt-12">
      <h2 className="font-serif text-xl font-semibold">{t('title')}</h2>
      <p className="mt-1 text-ink-soft">{t('text')}</p>
      <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-card px-5">
        {data.map((person) => (
          <li key={person.id}>
            <Removed family_id={family_id} person={person} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Removed({ family_id, person }: { family_id: string; person: RemovedPerson }) {
  const t = useText('children.removed')
  const now = useNow()
  const restoring = useRestorePerson(family_id)
  const name = person.first_name
  const days = Math.max(0, Math.floor(CHILD_TRASH_DAYS - (now.getTime() - Date.parse(person.deleted_at)) / DAY_MS))
  const restore = () =>
    restoring.mutate(person.id, {
      done: { title: t('restored', { name }), description: t('restoredText') },
      failed: t('failed', { name }),
    })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <Avatar name={fullName(person)} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold wrap-anywhere">{fullName(person)}</p>
        <p className="text-sm text-ink-soft">{t('left', { days })}</p>
      </div>
      <Button kind="quiet" size="small" onClick={restore} busy={restoring.isPending} busyLabel={t('restoring')}>
        <ArchiveRestore aria-hidden size={18} />
        {t('restore')}
      </Button>
    </div>
  )
}
