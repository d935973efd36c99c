import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '#web/text.tsx'
import { NameText } from '#web/ui/name-text.tsx'
import type { Person } from '../people.contract.ts'
import { fullName } from '#shared/full-name.ts'
import { PersonAvatar } from './person-avatar.tsx'
import { PersonMenu } from './person-menu.tsx'
import { useAgeText } from './use-age-text.ts'

/** A person in the list, linked to their page, with a menu for editors. */
export function PersonCard({ person, canEdit, badge }: { person: Person; canEdit: boolean; badge?: ReactNode }) {
  const ageText = useAgeText()
  const t = useText('children')
  const name = fullName(person)
  const { birth_date, also_known_as } = person
  const subtitle = [also_known_as.join(', '), birth_date && ageText({ birth_date })].filter(Boolean).join(' · ')
  return (
    <article className="group relative flex flex-col items-center text-center">
      <span className="rounded-full ring-ember ring-offset-4 ring-offset-paper group-hover:ring-2">
        <PersonAvatar person={person} size="portrait" />
      </span>
      <div className="mt-3 w-full min-w-0">
        <h3 className="font-serif text-lg leading-tight font-semibold break-words">
          <Link
            to="/families/$familyId/people/$personId"
            params={{ familyId: person.family_id, personId: person.id }}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            <NameText name={name} />
          </Link>
        </h3>
        {subtitle && <p className="mt-0.5 text-sm text-ink-soft first-letter:uppercase">{subtitle}</p>}
        {badge && <p className="mt-2">{badge}</p>}
      </div>
      {canEdit && (
        <div className="absolute top-0 right-0">
          <PersonMenu person={person} label={t('more', { name: person.first_name })} />
        </div>
      )}
    </article>
  )
}
