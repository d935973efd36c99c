import type { ReactNode } from 'react'
import { useFormat, useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { NameText } from '#web/ui/name-text.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
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
  canEdit: boolean
  onRemoved: () => void
}

/** A person's photo, name and age, as on the first page of a baby book. */
export function PersonCover({ person, picture, canEdit, onRemoved }: PersonCoverProps) {
  const t = useText('children')
  const format = useFormat()
  const ageText = useAgeText()
  const today = useToday()
  const name = fullName(person)
  const { birth_date, also_known_as } = person
  return (
    <header
      className={
        picture
          ? 'mb-2'
          : 'relative overflow-hidden rounded-sheet border border-sage/25 bg-sage-wash px-5 py-8 sm:px-9 sm:py-10'
      }
    >
      {picture && (
        <div className="-mx-4 -mt-6 h-52 overflow-hidden sm:mx-0 sm:mt-0 sm:h-72 sm:rounded-sheet compact:-mt-4 compact:sm:mt-0">
          {picture}
        </div>
      )}
      <div
        className={classNames(
          'flex flex-col items-center gap-x-6 gap-y-3 text-center sm:flex-row sm:text-left',
          Boolean(picture) && 'relative -mt-14 sm:-mt-12 sm:items-start sm:px-8',
        )}
      >
        <span className={classNames('rounded-full border-4 shadow-soft', picture ? 'border-paper' : 'border-card')}>
          <PersonAvatar person={person} size="huge" />
        </span>
        <div className={classNames('min-w-0 max-w-full', Boolean(picture) && 'sm:pt-15')}>
          <PageHeading className="font-serif text-3xl font-semibold tracking-tight break-words sm:text-4xl">
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
        {canEdit && (
          <div className={picture ? 'absolute top-16 right-0 sm:top-14' : 'absolute top-3 right-3'}>
            <PersonMenu person={person} label={t('more', { name: person.first_name })} onRemoved={onRemoved} />
          </div>
        )}
      </div>
    </header>
  )
}
