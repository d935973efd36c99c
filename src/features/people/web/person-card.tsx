import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { NameText } from '#web/ui/name-text.tsx'
import type { Person } from '../people.contract.ts'
import { fullName } from '#shared/full-name.ts'
import { PersonAvatar } from './person-avatar.tsx'
import { PersonMenu } from './person-menu.tsx'
import { useAgeText } from './use-age-text.ts'

/** A person in the list, linked to their page, with a menu for editors: a row on phones, else a portrait with a name. */
export function PersonCard({ person, canEdit, badge }: { person: Person; canEdit: boolean; badge?: ReactNode }) {
  const ageText = useAgeText()
  const t = useText('children')
  const name = fullName(person)
  const { kind, birth_date, also_known_as } = person
  const isChild = kind === 'child'
  const subtitle = [also_known_as.join(', '), birth_date && ageText({ birth_date })].filter(Boolean).join(' · ')
  return (
    <article
      className={classNames(
        'group relative flex h-full items-center rounded-card border border-line bg-card sm:w-40 sm:flex-col sm:gap-3 sm:border-0 sm:bg-transparent sm:p-0 sm:text-center',
        isChild ? 'gap-4 p-4' : 'gap-3 p-3',
      )}
    >
      <PersonAvatar person={person} size={isChild ? 'portrait' : 'face'} />
      <div className="min-w-0 flex-1 sm:w-full">
        <h3
          className={classNames(
            'font-serif leading-tight font-semibold break-words sm:text-lg',
            isChild ? 'text-xl' : 'text-lg',
            // Beside the menu, only the first line is shorter.
            isChild && canEdit && "before:float-right before:h-6 before:w-7 before:content-[''] sm:before:hidden",
          )}
        >
          <Link
            to="/families/$familyId/people/$personId"
            params={{ familyId: person.family_id, personId: person.id }}
            className="group-hover:text-ember after:absolute after:inset-0 after:rounded-card"
          >
            <NameText name={name} />
          </Link>
        </h3>
        {subtitle && <p className="mt-0.5 text-sm text-ink-soft first-letter:uppercase">{subtitle}</p>}
        {badge && <p className="mt-0.5 text-sm text-ink-soft">{badge}</p>}
      </div>
      {canEdit && (
        <div
          className={classNames(
            'sm:absolute sm:-top-3 sm:-right-3 sm:m-0',
            isChild ? 'absolute top-2 right-2' : 'relative -mr-2 -ml-2',
          )}
        >
          <PersonMenu person={person} label={t('more', { name: person.first_name })} />
        </div>
      )}
    </article>
  )
}
