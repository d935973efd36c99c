import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { sectionLinkStyle } from '#web/ui/section.tsx'

/** Leads to the photos that were added last. */
export function NewestPhotosLink({ family_id, children }: { family_id: string; children: ReactNode }) {
  return (
    <Link
      to="/families/$familyId/photos"
      params={{ familyId: family_id }}
      search={{ sort: 'added' }}
      className={sectionLinkStyle}
    >
      {children}
    </Link>
  )
}
