import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { use, useState } from 'react'
import { useAgeAtText } from '#features/people/web/use-age-text.ts'
import { useFormat, useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { Milestone } from '../milestones.contract.ts'
import { MilestoneExtrasContext } from './milestone-extras.ts'
import { MilestoneMenu } from './milestone-menu.tsx'
import { MilestonePhotos } from './milestone-photos.tsx'

type MilestoneEntryProps = {
  milestone: Milestone
  canEdit: boolean
  /** Hides the child's name, which a child's own page shows already. */
  ofChild?: boolean
  heading?: 'h2' | 'h3'
}

/** A milestone: date and child, text, and photos. */
export function MilestoneEntry(props: MilestoneEntryProps) {
  const { milestone, canEdit, ofChild = false, heading: Heading = 'h2' } = props
  const t = useText('milestones')
  const format = useFormat()
  const ageAt = useAgeAtText()
  const showExtras = use(MilestoneExtrasContext)
  const { child, date, name, description, audience } = milestone
  const age = child && ageAt(child, date)
  const hasPhotos = milestone.photo_count > 0
  return (
    <article
      className={classNames('group print:break-inside-avoid', hasPhotos && besidePhotos)}
      data-plain={!hasPhotos || undefined}
    >
      <div className="col-start-2 row-start-1 min-w-0">
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
              {ofChild && <span className="font-semibold text-honey first-letter:uppercase">{age}</span>}
              <time dateTime={date}>{format.longDate(date)}</time>
              {audience === 'private' && <Lock role="img" aria-label={t('private')} className="size-3.5" />}
            </p>
            <Heading className="mt-0.5 font-serif text-lg leading-snug font-semibold break-words @4xl:mt-1.5 @4xl:text-2xl @4xl:group-data-plain:text-3xl">
              {name}
            </Heading>
            {!ofChild && (
              <p className="mt-0.5 text-sm break-words text-ink-soft @4xl:mt-1.5 @4xl:text-base">
                {child ? <ChildLink family_id={milestone.family_id} child={child} /> : t('family')}
                {age && `, ${age}`}
              </p>
            )}
          </div>
          {canEdit && (
            <div className="-mt-2 -mr-2">
              <MilestoneMenu milestone={milestone} />
            </div>
          )}
        </div>
        {description && <Description text={description} />}
      </div>
      {hasPhotos && (
        <div className="row-span-2 row-start-1 mt-3 @4xl:mt-0">
          <MilestonePhotos milestone={milestone} />
        </div>
      )}
      <div className="col-start-2 row-start-2 min-w-0">
        {showExtras({ family_id: milestone.family_id, milestone_id: milestone.id })}
      </div>
    </article>
  )
}

/** On wide pages, the words are at the photos' right side. */
const besidePhotos = '@4xl:grid @4xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] @4xl:grid-rows-[auto_1fr] @4xl:gap-x-10'

function ChildLink({ family_id, child }: { family_id: string; child: NonNullable<Milestone['child']> }) {
  return (
    <Link
      to="/families/$familyId/people/$personId"
      params={{ familyId: family_id, personId: child.id }}
      className="font-medium text-ink underline decoration-line underline-offset-3 hover:decoration-ink-soft"
    >
      {child.first_name}
    </Link>
  )
}

/** Longer descriptions are collapsed. */
const SHORT_LETTERS = 280

function Description({ text }: { text: string }) {
  const t = useText('milestones')
  const [isOpen, setIsOpen] = useState(text.length <= SHORT_LETTERS)
  return (
    <>
      <p
        className={`mt-2 max-w-prose break-words whitespace-pre-line @4xl:mt-4 @4xl:text-lg ${isOpen ? '' : 'line-clamp-4'}`}
      >
        {text}
      </p>
      {!isOpen && (
        <button
          type="button"
          onClick={() => setIsOpen(true)}
          className="min-h-11 text-sm font-semibold text-ember hover:underline"
        >
          {t('readMore')}
        </button>
      )}
    </>
  )
}
