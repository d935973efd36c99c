import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { categoriesOptions } from '#features/categories/web/categories.data.ts'
import { peopleOptions } from '#features/people/web/people.data.ts'
import { PersonAvatar } from '#features/people/web/person-avatar.tsx'
import { shortName } from '#features/people/web/short-name.ts'
import { choicesOptions } from '#features/photos/web/photos.data.ts'
import { fullName } from '#shared/full-name.ts'
import { useFormat, useText } from '#web/text.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ToggleChips } from '#web/ui/toggle-chips.tsx'
import { useDebounced } from '#web/use-debounced.ts'
import { bookPhotosOptions } from './books.data.ts'
import { sourceOf, type NewBookFields } from './new-book-fields.ts'
import { isSameAs, type Period } from './use-fitting-book.ts'

type FilterProps = { family_id: string; fields: NewBookFields; set: (more: Partial<NewBookFields>) => void }
type SourceProps = FilterProps & {
  datesWrong: string | undefined
  periods: readonly Period[]
}

const OTHER = 'other'
const EVERYONE = 'everyone'

/** When the photos were taken, and who is in them, with the number of photos. Empty fields don't filter. */
export function NewBookSource({ family_id, fields, set, datesWrong, periods }: SourceProps) {
  const t = useText('books.new')
  const { data: { people } = { people: [] } } = useQuery(peopleOptions(family_id))
  const [isOther, setOther] = useState(false)
  const chosen = isOther ? OTHER : (periods.find(isSameAs(fields))?.value ?? OTHER)
  return (
    <fieldset className="flex min-w-0 flex-col gap-5 border-t border-line pt-5">
      <legend className="sr-only">{t('source')}</legend>
      <div className="flex flex-col gap-3">
        <ToggleChips
          single
          className={ROW}
          label={t('source')}
          value={[chosen]}
          onChange={([value]) => {
            setOther(value === OTHER)
            const period = periods.find((one) => one.value === value)
            if (period) set({ taken_from: period.taken_from, taken_to: period.taken_to })
          }}
          options={[...periods, { value: OTHER, label: t('otherDates') }]}
        />
        {chosen === OTHER && (
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              type="date"
              label={t('from')}
              optional
              value={fields.taken_from}
              onChange={(event) => set({ taken_from: event.target.value })}
            />
            <TextField
              type="date"
              label={t('to')}
              optional
              value={fields.taken_to}
              error={datesWrong}
              onChange={(event) => set({ taken_to: event.target.value })}
            />
          </div>
        )}
        <PhotoCount
          key={family_id}
          family_id={family_id}
          fields={fields}
          season={periods.find(({ value }) => value === chosen && value.startsWith('summer'))}
        />
      </div>
      {people.length > 0 && (
        <ToggleChips
          label={t('people')}
          className={ROW}
          value={fields.person_ids.length > 0 ? fields.person_ids : [EVERYONE]}
          onChange={(ids) => set({ person_ids: ids.at(-1) === EVERYONE ? [] : ids.filter((id) => id !== EVERYONE) })}
          options={[
            { value: EVERYONE, label: t('everyone') },
            ...people.map((person) => ({
              value: person.id,
              label: shortName(person, { people, fallback: fullName(person) }),
              icon: <PersonAvatar person={person} size="small" />,
            })),
          ]}
        />
      )}
    </fieldset>
  )
}

/** On phones, one row that scrolls, with room for focus. */
const ROW =
  'max-sm:-mx-5 max-sm:-my-1 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-5 max-sm:py-1 max-sm:*:shrink-0'

type PhotoCountProps = Pick<FilterProps, 'family_id' | 'fields'> & { season: Period | undefined }

/** How many photos there are to choose from: "48 photos, June – August 2026". A season has all of its months. */
function PhotoCount({ family_id, fields, season }: PhotoCountProps) {
  const t = useText('books.new')
  const words = useText('books')
  const format = useFormat()
  const [taken_from, taken_to] = [useDebounced(fields.taken_from), useDebounced(fields.taken_to)]
  const isOrdered = !taken_from || !taken_to || taken_from <= taken_to
  const { with_milestones: _, with_answers: __, ...source } = sourceOf({ ...fields, taken_from, taken_to })
  const { data: counted } = useQuery({ ...bookPhotosOptions({ family_id, ...source }), enabled: isOrdered })
  const data = isOrdered ? counted : undefined
  const when = data?.from && data.to && format.months(season?.taken_from ?? data.from, season?.taken_to ?? data.to)
  return (
    <p role="status" className="min-h-6 text-sm text-ink-soft">
      {data &&
        (data.photos > 0 ? [words('photos', { count: data.photos }), when].filter(Boolean).join(', ') : t('noPhotos'))}
    </p>
  )
}

/** Filters that few books need. */
export function NewBookFilters({ family_id, fields, set }: FilterProps) {
  const t = useText('books.new')
  const { data: choices } = useQuery(choicesOptions(family_id))
  const { data: categories = [] } = useQuery(categoriesOptions(family_id))
  const { milestones = [] } = choices ?? {}
  return (
    <>
      {categories.length > 0 && (
        <ToggleChips
          label={t('categories')}
          value={fields.category_ids}
          onChange={(category_ids) => set({ category_ids })}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {milestones.length > 0 && (
        <ToggleChips
          label={t('milestones')}
          value={fields.milestone_ids}
          onChange={(milestone_ids) => set({ milestone_ids })}
          options={milestones.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <div>
        {(['favorites_only', 'with_milestones', 'with_answers'] as const).map((name) => (
          <Checkbox
            key={name}
            label={t(`choices.${name}`)}
            checked={fields[name]}
            onChange={(event) => set({ [name]: event.target.checked })}
          />
        ))}
      </div>
    </>
  )
}
