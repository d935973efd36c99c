import { useQuery } from '@tanstack/react-query'
import { categoriesOptions } from '#features/categories/web/categories.data.ts'
import { monthsOptions } from '#features/gallery/web/timeline/timeline.data.ts'
import { choicesOptions } from '#features/photos/web/photos.data.ts'
import { fullName } from '#shared/full-name.ts'
import { useText } from '#web/text.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ToggleChips } from '#web/ui/toggle-chips.tsx'
import { daysOfYear } from '../proposed-year.ts'
import type { NewBookFields } from './new-book-fields.ts'

type FilterProps = { family_id: string; fields: NewBookFields; set: (more: Partial<NewBookFields>) => void }
type SourceProps = FilterProps & { datesWrong: string | undefined }

/** As many as fit in a line on a phone. */
const YEARS_MAX = 4

/** When the photos were taken, and who is in them. Empty fields don't filter. */
export function NewBookSource({ family_id, fields, set, datesWrong }: SourceProps) {
  const t = useText('books.new')
  const { data: choices } = useQuery(choicesOptions(family_id))
  const { data: months = [] } = useQuery(monthsOptions(family_id, {}))
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))].slice(0, YEARS_MAX)
  const { people = [] } = choices ?? {}
  return (
    <fieldset className="flex flex-col gap-5 border-t border-line pt-5">
      <legend className="sr-only">{t('source')}</legend>
      <p aria-hidden className="font-serif text-lg font-semibold">
        {t('source')}
      </p>
      {years.length > 0 && (
        <ToggleChips
          label={t('year')}
          value={years.filter((year) => {
            const { taken_from, taken_to } = daysOfYear(year)
            return fields.taken_from === taken_from && fields.taken_to === taken_to
          })}
          onChange={(chosen) => {
            const year = chosen.at(-1)
            set(year ? daysOfYear(year) : { taken_from: '', taken_to: '' })
          }}
          options={years.map((year) => ({ value: year, label: year }))}
        />
      )}
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
      {people.length > 0 && (
        <ToggleChips
          label={t('people')}
          value={fields.person_ids}
          onChange={(person_ids) => set({ person_ids })}
          options={people.map(({ id, first_name, last_name }) => ({
            value: id,
            label: fullName({ first_name, last_name }),
          }))}
        />
      )}
    </fieldset>
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
