import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '#web/text.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import type { Child } from '../children.contract.ts'
import { childName } from './child-name.ts'
import { ChildMenu } from './child-menu.tsx'
import { useAgeText } from './use-age-text.ts'

/** A child in the list, linked to their page, with a menu for editors. */
export function ChildCard({ child, canEdit, badge }: { child: Child; canEdit: boolean; badge?: ReactNode }) {
  const ageText = useAgeText()
  const t = useText('children')
  const name = childName(child)
  return (
    <article className="relative flex items-center gap-4 rounded-card border border-line bg-card p-5 transition-colors hover:border-outline">
      <Avatar name={name} src={child.avatar_url} size="large" />
      <div className="min-w-0 flex-1">
        <h2 className="font-serif text-xl leading-tight font-semibold break-words">
          <Link
            to="/families/$familyId/children/$childId"
            params={{ familyId: child.family_id, childId: child.id }}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {name}
          </Link>
        </h2>
        <p className="mt-0.5 text-ink-soft first-letter:uppercase">{ageText(child)}</p>
        {badge && <p className="mt-2">{badge}</p>}
      </div>
      {canEdit && (
        <div className="relative -mr-2">
          <ChildMenu child={child} label={t('more', { name: child.first_name })} />
        </div>
      )}
    </article>
  )
}
