import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import type { Family } from '#features/families/families.contract.ts'
import { allows } from '#features/families/web/families.data.ts'
import { useText } from '#web/text.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { fullName } from '#shared/full-name.ts'
import { ChildrenText } from './children-text.tsx'
import { useAgeText } from './use-age-text.ts'

/** A family's children with their ages, each linked to their page, and for editors a link to add one. */
export function ChildrenStrip({ family }: { family: Family }) {
  if (family.children.length === 0 && !allows(family, 'people.edit')) return null
  return (
    <ChildrenText>
      <Strip family={family} />
    </ChildrenText>
  )
}

function Strip({ family }: { family: Family }) {
  const t = useText('children')
  const ageText = useAgeText()
  const familyId = family.id
  return (
    <nav aria-label={t('title')}>
      <ul className="flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:justify-center">
        {family.children.map((child) => (
          <li key={child.id} className="max-w-64">
            <Link
              to="/families/$familyId/people/$personId"
              params={{ familyId, personId: child.id }}
              className="flex min-h-14 items-center gap-3 transition-colors hover:text-ember"
            >
              <Avatar name={fullName(child)} src={child.avatar_url} size="large" />
              <span className="min-w-0">
                <span className="block truncate font-serif text-lg leading-tight font-semibold">
                  {child.first_name}
                </span>
                <span className="block text-sm leading-snug text-ink-soft first-letter:uppercase">
                  {ageText(child)}
                </span>
              </span>
            </Link>
          </li>
        ))}
        {family.children.length === 0 && (
          <li>
            <Link
              to="/families/$familyId/people"
              params={{ familyId }}
              search={{ form: 'child' }}
              className="flex min-h-14 items-center gap-3 rounded-full border border-dashed border-outline py-1.5 pr-5 pl-1.5 font-semibold transition-colors hover:bg-card"
            >
              <span className="grid size-10 place-items-center rounded-full bg-sage-wash text-sage">
                <Plus aria-hidden size={20} />
              </span>
              {t('add')}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
