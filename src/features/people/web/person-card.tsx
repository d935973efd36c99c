import { Link } from '@tanstack/react-router'
import { DOT } from '#shared/dot.ts'
import { useText } from '#web/text.tsx'
import { TileName } from '#web/ui/tile-name.tsx'
import type { Person } from '../people.contract.ts'
import { PersonAvatar } from './person-avatar.tsx'
import { PersonMenu } from './person-menu.tsx'
import { useAgeText } from './use-age-text.ts'

/** A person in the list: a portrait with a name, linked to their page. On phones, only that page has their menu. */
export function PersonCard({ person, canEdit }: { person: Person; canEdit: boolean }) {
  const ageText = useAgeText()
  const t = useText('children')
  const { kind, birth_date, also_known_as } = person
  const subtitle = [also_known_as.join(', '), birth_date && ageText({ birth_date })].filter(Boolean).join(DOT)
  return (
    <article className="group relative flex h-full flex-col items-center gap-3 text-center sm:w-40">
      <PersonAvatar person={person} size={kind === 'child' ? 'face' : 'portrait'} />
      <div className="w-full">
        <h3>
          <Link
            to="/families/$familyId/people/$personId"
            params={{ familyId: person.family_id, personId: person.id }}
            className="group-hover:text-ember after:absolute after:inset-0 after:rounded-card"
          >
            <TileName first={person.first_name} last={person.last_name} />
          </Link>
        </h3>
        {subtitle && <p className="mt-1 text-sm leading-tight text-ink-soft first-letter:uppercase">{subtitle}</p>}
      </div>
      {canEdit && (
        <div className="absolute -top-3 -right-3 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 max-sm:hidden pointer-coarse:opacity-100">
          <PersonMenu person={person} label={t('more', { name: person.first_name })} />
        </div>
      )}
    </article>
  )
}
