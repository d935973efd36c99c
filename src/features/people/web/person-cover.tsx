import type { ReactNode } from 'react'
import { useFormat, useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { NameText } from '#web/ui/name-text.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { PhotoUnderBar } from '#web/ui/photo-under-bar.tsx'
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
  /** What a child said, or an adult's relatives. */
  below: ReactNode
  canEdit: boolean
  onRemoved: () => void
}

/** A person's photo, name, age and words, as on the first page of a baby book. */
export function PersonCover({ person, picture, below, canEdit, onRemoved }: PersonCoverProps) {
  const t = useText('children')
  const format = useFormat()
  const ageText = useAgeText()
  const today = useToday()
  const name = fullName(person)
  const { birth_date, also_known_as } = person
  const isChild = person.kind === 'child'
  return (
    <header
      className={classNames(
        'overflow-hidden rounded-sheet border border-sage/25 bg-sage-wash',
        Boolean(picture) && [bleeding, 'xl:grid', isChild ? 'xl:grid-cols-2' : 'xl:grid-cols-[2fr_3fr]'].join(' '),
      )}
    >
      {picture && (
        <PhotoUnderBar className="aspect-6/5 sm:max-xl:aspect-16/9 xl:order-last xl:aspect-auto xl:contain-size">
          {picture}
        </PhotoUnderBar>
      )}
      <div
        className={classNames(
          'relative flex flex-col justify-center gap-6 px-4 sm:px-9',
          picture ? 'sm:pb-8 xl:min-h-96 xl:py-8' : 'py-8 sm:py-10',
        )}
      >
        <div
          className={classNames(
            'flex flex-col items-center gap-x-6 gap-y-3 text-center sm:flex-row sm:text-left',
            !isChild && Boolean(picture) && 'xl:flex-col xl:items-start',
          )}
        >
          <span
            className={classNames(
              'relative shrink-0 rounded-full border-4 shadow-soft',
              picture ? 'border-paper max-xl:-mt-14 sm:max-xl:self-start' : 'border-card',
            )}
          >
            <PersonAvatar person={person} size="huge" />
          </span>
          <div className={classNames('max-w-full min-w-0', Boolean(picture) && 'sm:max-xl:pt-5')}>
            <PageHeading
              className={classNames(
                'font-serif text-3xl font-semibold tracking-tight break-words sm:text-4xl',
                Boolean(picture) && 'xl:text-3xl',
              )}
            >
              <NameText name={name} />
            </PageHeading>
            {also_known_as.length > 0 && <p className="mt-1 text-lg text-ink-soft">{format.list(also_known_as)}</p>}
            {birth_date && (
              <>
                <p className="mt-1 text-lg first-letter:uppercase">{ageText({ birth_date })}</p>
                <p className="text-ink-soft">
                  {t(birth_date > today ? 'page.due' : 'page.born', { date: format.longDate(birth_date) })}
                </p>
              </>
            )}
          </div>
        </div>
        {below}
        {canEdit && (
          <div className="absolute top-3 right-3">
            <PersonMenu person={person} label={t('more', { name: person.first_name })} onRemoved={onRemoved} />
          </div>
        )}
      </div>
    </header>
  )
}

/** On phones, the photo is as wide as the screen. */
const bleeding = 'max-sm:-mx-4 max-sm:overflow-visible max-sm:rounded-none max-sm:border-0 max-sm:bg-transparent'
