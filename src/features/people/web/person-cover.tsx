import { useFormat, useText } from '#web/text.tsx'
import { NameText } from '#web/ui/name-text.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import type { Person } from '../people.contract.ts'
import { fullName } from '#shared/full-name.ts'
import { PersonAvatar } from './person-avatar.tsx'
import { PersonMenu } from './person-menu.tsx'
import { useToday } from '#web/use-today.ts'
import { useAgeText } from './use-age-text.ts'

type PersonCoverProps = { person: Person; canEdit: boolean; onRemoved: () => void }

/** A person's photo, name and age, as on the first page of a baby book. */
export function PersonCover({ person, canEdit, onRemoved }: PersonCoverProps) {
  const t = useText('children')
  const format = useFormat()
  const ageText = useAgeText()
  const today = useToday()
  const name = fullName(person)
  const { birth_date, also_known_as } = person
  return (
    <header className="relative overflow-hidden rounded-sheet border border-sage/25 bg-sage-wash px-5 py-8 sm:px-9 sm:py-10">
      <div className="flex flex-col items-center gap-4 text-center sm:flex-row sm:gap-7 sm:text-left">
        <span className="rounded-full border-4 border-card shadow-soft">
          <PersonAvatar person={person} size="huge" />
        </span>
        <div className="min-w-0 max-w-full">
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
      </div>
      {canEdit && (
        <div className="absolute top-3 right-3">
          <PersonMenu person={person} label={t('more', { name: person.first_name })} onRemoved={onRemoved} />
        </div>
      )}
    </header>
  )
}
