import { useQuery } from '@tanstack/react-query'
import { useText } from '#web/text.tsx'
import { Section } from '#web/ui/section.tsx'
import { useRevealPending } from '#web/ui/reveal-group.tsx'
import type { Person } from '../people.contract.ts'
import { PersonLink } from './family-tree.tsx'
import { peopleOptions } from './people.data.ts'
import { relativesOf } from './relatives.ts'

type PersonRelativesProps = { person: Person; inCard?: boolean }

/** A person's closest relatives. Renders nothing if there are none. */
export function PersonRelatives({ person, inCard = false }: PersonRelativesProps) {
  const t = useText('children.relatives')
  const { data, isPending } = useQuery(peopleOptions(person.family_id))
  useRevealPending(isPending)
  if (!data) return null
  const groups = Object.entries(relativesOf(person.id, data)).filter(([, people]) => people.length > 0)
  if (groups.length === 0) return null
  const list = (
    <dl className="flex flex-wrap gap-x-8 gap-y-4">
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
  )
  return inCard ? <Section title={t('heading')}>{list}</Section> : list
}
