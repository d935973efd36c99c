import { Link } from '@tanstack/react-router'
import { Sparkles } from 'lucide-react'
import { useAgeAtText } from '#features/people/web/use-age-text.ts'
import { blurOf } from '#web/blur.ts'
import { useFormat } from '#web/text.tsx'
import { Facts } from '#web/ui/facts.tsx'
import type { Milestone } from '../milestones.contract.ts'

/** A milestone as its first photo with a caption. Leads to it on the page of milestones. */
export function MilestoneTile({ milestone: { id, family_id, name, date, child, photos } }: { milestone: Milestone }) {
  const format = useFormat()
  const ageAt = useAgeAtText()
  const [photo] = photos
  return (
    <article className="group relative">
      <span
        style={{ backgroundImage: blurOf(photo?.thumbhash ?? null) }}
        className="grid h-44 place-items-center overflow-hidden rounded-mark bg-honey-wash bg-cover text-honey sm:h-64"
      >
        {photo ? (
          <img src={photo.large_url} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
        ) : (
          <Sparkles aria-hidden size={32} />
        )}
      </span>
      <h3 className="mt-3 font-serif text-lg leading-snug font-semibold break-words">
        <Link
          to="/families/$familyId/milestones"
          params={{ familyId: family_id }}
          search={{ milestone: id }}
          className="group-hover:text-ember after:absolute after:inset-0 after:rounded-mark"
        >
          {name}
        </Link>
      </h3>
      <Facts
        className="mt-0.5"
        of={[format.longDate(date), ...(child ? [`${child.first_name}, ${ageAt(child, date)}`] : [])]}
      />
    </article>
  )
}
