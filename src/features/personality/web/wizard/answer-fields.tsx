import { useText } from '#web/text.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { RESPONSE_MAX_LENGTH } from '../../personality.rules.ts'
import type { PersonalityResponse } from '../personality.data.ts'

export type AnswerDraft = { response_text: string; audience: PersonalityResponse['audience'] | undefined }

type AnswerFieldsProps = {
  draft: AnswerDraft
  onChange: (change: Partial<Pick<PersonalityResponse, 'audience'> & { response_text: string }>) => void
  error: string | undefined
  hint?: string
  /** Only the one who recorded an answer can keep it to themselves. */
  canKeepPrivate: boolean
  focused?: boolean
}

/** The words of an answer, and who sees it. */
export function AnswerFields({ draft, onChange, error, hint, canKeepPrivate, focused }: AnswerFieldsProps) {
  const t = useText('personality.wizard')
  const audiences = ['family_only', 'extended_family', 'private'] as const
  const { response_text, audience } = draft
  return (
    <>
      <TextArea
        label={t('words')}
        name="response_text"
        hint={hint}
        error={response_text.length > RESPONSE_MAX_LENGTH ? t('tooLong', { max: RESPONSE_MAX_LENGTH }) : error}
        value={response_text}
        onChange={(event) => onChange({ response_text: event.target.value })}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader asked for this form a moment ago
        autoFocus={focused}
      />
      {audience && (
        <Select
          label={t('audience')}
          value={audience}
          onChange={(event) => onChange({ audience: event.target.value as PersonalityResponse['audience'] })}
          options={audiences
            .filter((one) => one !== 'private' || canKeepPrivate || audience === 'private')
            .map((value) => ({ value, label: t(`audiences.${value}`) }))}
          className="max-w-xs"
        />
      )}
    </>
  )
}
