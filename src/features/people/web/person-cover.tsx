import type { ReactNode } from 'react'
import { useFormat, useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { NameText } from '#web/ui/name-text.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Spread } from '#web/ui/spread.tsx'
import { Facts } from '#web/ui/facts.tsx'
import type { Person } from '../people.contract.ts'
import { fullName } from '#shared/full-name.ts'
import { PersonAvatar } from './person-avatar.tsx'
import { PersonMenu } from './person-menu.tsx'
import { useToday } from '#web/use-today.ts'
import { useAgeText } from './use-age-text.ts'

type PersonCoverProps = {
  person: Person
  /** One of their photos. */
  picture: ReactNode
  /** Its width by its height. */
  ratio: number | undefined
  /** The link to all people. */
  back: ReactNode
  /** What they said, and an adult's relatives. */
  below: ReactNode
  canEdit: boolean
  onRemoved: () => void
}

/** A person's photo, name, age and words, as on the first page of a baby book. */
export function PersonCover({ person, picture, ratio, back, below, canEdit, onRemoved }: PersonCoverProps) {
  const t = useText('children')
  const format = useFormat()
  const ageText = useAgeText()
  const today = useToday()
  const { birth_date, also_known_as } = person
  const words = (
    <div className={picture ? '@5xl:mb-auto @5xl:pt-6' : 'md:pt-6'}>
      <div className="flex items-start gap-4">
        <span
          className={classNames(
            'relative shrink-0 rounded-full shadow-soft',
            // Half of it is on the photo.
            Boolean(picture) && '@max-5xl:-mt-14 @max-5xl:ring-4 @max-5xl:ring-paper',
          )}
        >
          <PersonAvatar person={person} size="huge" />
        </span>
        {picture && (
          <div className="max-md:contents md:@max-5xl:relative md:@max-5xl:h-11 @5xl:absolute @5xl:top-0 @5xl:left-0">
            {back}
          </div>
        )}
        {canEdit && (
          // Its dots end where the column ends.
          <div
            className={classNames(
              'ml-auto',
              picture
                ? '@5xl:absolute @5xl:top-3 @5xl:right-7'
                : 'md:absolute md:top-3 md:right-[calc(var(--page-edge)-1.25rem)]',
            )}
          >
            <PersonMenu person={person} label={t('more', { name: person.first_name })} onRemoved={onRemoved} />
          </div>
        )}
      </div>
      <PageHeading className="mt-4 font-serif text-3xl font-semibold tracking-tight break-words">
        <NameText name={fullName(person)} />
      </PageHeading>
      {also_known_as.length > 0 && <p className="mt-1 text-lg text-ink-soft">{format.list(also_known_as)}</p>}
      {birth_date && (
        <Facts
          className="mt-1.5 text-base!"
          of={[
            <span key="age" className="inline-block first-letter:uppercase">
              {ageText({ birth_date })}
            </span>,
            t(birth_date > today ? 'page.due' : 'page.born', { date: format.longDate(birth_date) }),
          ]}
        />
      )}
      <div className="mt-6 flex flex-col items-start gap-6 empty:hidden">{below}</div>
    </div>
  )
  return picture ? (
    <Spread photo={picture} ratio={ratio}>
      {words}
    </Spread>
  ) : (
    <header>
      {back}
      {words}
    </header>
  )
}
