import { useQuery } from '@tanstack/react-query'
import { categoriesOptions } from '#features/categories/web/categories.data.ts'
import { fullName } from '#shared/full-name.ts'
import { peopleOptions } from '#features/people/web/people.data.ts'
import { PersonAvatar } from '#features/people/web/person-avatar.tsx'
import { shortName } from '#features/people/web/short-name.ts'
import { useFormat, useText } from '#web/text.tsx'
import { Select } from '#web/ui/select.tsx'
import { choicesOptions } from '#features/photos/web/photos.data.ts'
import { RemovableChip } from './tags-field.tsx'
import { ToggleChips } from '#web/ui/toggle-chips.tsx'

type IdsFieldProps = { family_id: string; label?: string; value: readonly string[]; onChange: (ids: string[]) => void }

/** The family's categories as toggles. */
export function CategoriesField({ family_id, label, value, onChange }: IdsFieldProps) {
  const t = useText('photoTools.edit')
  const { data: categories } = useQuery(categoriesOptions(family_id))
  return (
    <ToggleChips
      label={label ?? t('categories')}
      options={categories?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
      value={value}
      onChange={onChange}
    >
      {categories && <p className="text-sm text-ink-soft">{t('noCategories')}</p>}
    </ToggleChips>
  )
}

/** The people in the photo as toggles. Renders nothing if the family has none. */
export function PeopleField({ family_id, label, value, onChange }: IdsFieldProps) {
  const t = useText('photoTools.edit')
  const { data } = useQuery(peopleOptions(family_id))
  if (!data?.people.length) return null
  return (
    <ToggleChips
      label={label ?? t('people')}
      options={data.people.map((person) => ({
        value: person.id,
        label: shortName(person, { people: data.people, fallback: fullName(person) }),
        icon: <PersonAvatar person={person} size="small" />,
      }))}
      value={value}
      onChange={onChange}
    />
  )
}

/** The photo's milestones. Renders nothing if the family has none. */
export function MilestonesField({ family_id, label, value, onChange }: IdsFieldProps) {
  const t = useText('photoTools.edit')
  const format = useFormat()
  const { data } = useQuery(choicesOptions(family_id))
  if (!data?.milestones.length) return null
  const chosen = data.milestones.filter(({ id }) => value.includes(id))
  const others = data.milestones.filter(({ id }) => !value.includes(id))
  return (
    <div className="flex flex-col gap-2">
      <Select
        label={label ?? t('milestones')}
        value=""
        onChange={(id) => id && onChange([...value, id])}
        options={[
          { value: '', label: t('chooseMilestone') },
          ...others.map(({ id, name, date }) => ({ value: id, label: `${name} · ${format.shortDate(date)}` })),
        ]}
      />
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chosen.map(({ id, name }) => (
            <li key={id} className="max-w-full">
              <RemovableChip
                label={t('removeLabel', { name })}
                onRemove={() => onChange(value.filter((one) => one !== id))}
              >
                {name}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
