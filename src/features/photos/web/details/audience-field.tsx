import { audiences } from '#features/photos/photos.rules.ts'
import { useText } from '#web/text.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'

export type Audience = (typeof audiences)[number]

type AudienceFieldProps = { value: Audience; canKeepPrivate: boolean; onChange: (audience: Audience) => void }

/** Who may see a photo. Keeping it to oneself is offered to the one who added it. */
export function AudienceField({ value, canKeepPrivate, onChange }: AudienceFieldProps) {
  const t = useText('photoTools.audience')
  return (
    <ChoiceGroup
      label={t('label')}
      value={value}
      onChange={onChange}
      options={audiences
        .filter((audience) => audience !== 'private' || canKeepPrivate)
        .map((audience) => ({ value: audience, label: t(audience), hint: t(`${audience}Hint`) }))}
    />
  )
}
