import { audiences, type Audience } from '#shared/audiences.ts'
import { useText } from '../text.tsx'
import { ChoiceGroup } from './choice-group.tsx'

type AudienceFieldProps = {
  value: Audience
  onChange: (audience: Audience) => void
  /** Instead of "Who can see it". */
  label?: string
  hideLabel?: boolean
  /** Only the person who added something can make it private. */
  canBePrivate?: boolean
  disabled?: boolean
}

export function AudienceField({ label, canBePrivate = true, ...field }: AudienceFieldProps) {
  const t = useText('web.audience')
  return (
    <ChoiceGroup
      {...field}
      label={label ?? t('label')}
      options={audiences
        .filter((audience) => audience !== 'private' || canBePrivate)
        .map((audience) => ({ value: audience, label: t(`${audience}.label`), hint: t(`${audience}.hint`) }))}
    />
  )
}
