import { Link } from '@tanstack/react-router'
import { ChevronRight, Plus } from 'lucide-react'
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
      <ul className="flex flex-wrap gap-2 py-1 sm:gap-3">
        {family.children.map((child) => (
          <li key={child.id} className="max-w-64">
            <Link
              to="/families/$familyId/people/$personId"
              params={{ familyId, personId: child.id }}
              className="flex min-h-14 items-center gap-3 rounded-full border border-line bg-card py-1.5 pr-4 pl-1.5 transition-colors hover:border-outline sm:pr-5"
            >
              <Avatar name={fullName(child)} src={child.avatar_url} />
              <span className="min-w-0">
                <span className="block truncate leading-tight font-semibold">{child.first_name}</span>
                <span className="block text-sm leading-snug text-ink-soft first-letter:uppercase">
                  {ageText(child)}
                </span>
              </span>
            </Link>
          </li>
        ))}
        <li>
          {family.children.length > 0 ? (
            <Link
              to="/families/$familyId/people"
              params={{ familyId }}
              className="flex min-h-14 items-center text-sm font-semibold text-ember hover:underline sm:px-3"
            >
              <span className="max-sm:sr-only">{t('view')}</span>
              <span className="grid size-11 place-items-center rounded-full border border-line bg-card sm:hidden">
                <ChevronRight aria-hidden size={20} />
              </span>
            </Link>
          ) : (
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
          )}
        </li>
      </ul>
    </nav>
  )
}
