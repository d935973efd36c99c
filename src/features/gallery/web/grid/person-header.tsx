import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { childName } from '#features/people/web/child-name.ts'
import { childrenOptions } from '#features/people/web/children.data.ts'
import { useText } from '#web/text.tsx'
import { Avatar } from '#web/ui/avatar.tsx'

/** The person whose photos are shown, with links to their page and back to all photos. */
export function PersonHeader({ family_id, person_id }: { family_id: string; person_id: string }) {
  const t = useText('photos.gallery')
  const { data: children } = useQuery(childrenOptions(family_id))
  const child = children?.find(({ id }) => id === person_id)
  return (
    <div className="mb-3 flex w-fit max-w-full items-center rounded-full border border-sage/40 bg-sage-wash pl-1.5">
      {child && (
        <Link
          to="/families/$familyId/children/$childId"
          params={{ familyId: family_id, childId: person_id }}
          className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-full font-semibold"
        >
          <Avatar name={childName(child)} src={child.avatar_url} size="small" />
          <span className="truncate">{childName(child)}</span>
        </Link>
      )}
      <Link
        to="."
        search={(now) => ({ ...now, people: undefined })}
        resetScroll={false}
        aria-label={t('showAll')}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-card"
      >
        <X aria-hidden size={18} />
      </Link>
    </div>
  )
}
