import { useQuery } from '@tanstack/react-query'
import { useText } from '#web/text.tsx'
import { ToggleChips } from '#features/viewer/web/details/toggle-chips.tsx'
import { choicesOptions } from '#features/photos/web/photos.data.ts'

type ChildrenFieldProps = { family_id: string; value: readonly string[]; onChange: (ids: string[]) => void }

/** Multiple choice of the family's children. Renders nothing if there are none. */
export function ChildrenField({ family_id, value, onChange }: ChildrenFieldProps) {
  const t = useText('photoTools.find')
  const { data } = useQuery(choicesOptions(family_id))
  if (!data?.children.length) return null
  return (
    <ToggleChips
      label={t('children')}
      options={data.children.map(({ id, first_name }) => ({ value: id, label: first_name }))}
      value={value}
      onChange={onChange}
    />
  )
}
