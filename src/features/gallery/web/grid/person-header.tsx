import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { fullName } from '#shared/full-name.ts'
import { peopleOptions } from '#features/people/web/people.data.ts'
import { useText } from '#web/text.tsx'
import { Avatar } from '#web/ui/avatar.tsx'

/** The person whose photos are shown, with links to their page and back to all photos. */
export function PersonHeader({ family_id, person_id }: { family_id: string; person_id: string }) {
  const t = useText('photos.gallery')
  const { data } = useQuery(peopleOptions(family_id))
  const person = data?.people.find(({ id }) => id === person_id)
  return (
    <div className="mb-3 flex w-fit max-w-full items-center rounded-full border border-sage/40 bg-sage-wash pl-1.5">
      {person && (
        <Link
          to="/families/$familyId/people/$personId"
          params={{ familyId: family_id, personId: person_id }}
          className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-full font-semibold"
        >
          <Avatar name={fullName(person)} src={person.avatar_url} size="small" />
          <span className="truncate">{fullName(person)}</span>
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
