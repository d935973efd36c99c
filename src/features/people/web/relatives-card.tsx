import { useQuery } from '@tanstack/react-query'
import { useText } from '#web/text.tsx'
import { Card } from '#web/ui/card.tsx'
import type { Person } from '../people.contract.ts'
import { PersonLink } from './family-tree.tsx'
import { peopleOptions } from './people.data.ts'
import { relativesOf } from './relatives.ts'

/** A person's closest relatives. Renders nothing if there are none. */
export function RelativesCard({ person }: { person: Person }) {
  const t = useText('children.relatives')
  const { data } = useQuery(peopleOptions(person.family_id))
  if (!data) return null
  const groups = Object.entries(relativesOf(person.id, data)).filter(([, people]) => people.length > 0)
  if (groups.length === 0) return null
  return (
    <Card title={t('heading')}>
      <dl className="flex flex-col gap-4">
        {groups.map(([group, people]) => (
          <div key={group}>
            <dt className="mb-1.5 text-sm font-semibold text-ink-soft">
              {t(group as 'parents' | 'partners' | 'children' | 'siblings')}
            </dt>
            <dd className="flex flex-wrap gap-2">
              {people.map((one) => (
                <PersonLink key={one.id} person={one} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
