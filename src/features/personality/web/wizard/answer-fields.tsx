import { useText } from '#web/text.tsx'
import { AudienceField } from '#web/ui/audience-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { RESPONSE_MAX_LENGTH } from '../../personality.rules.ts'
import type { PersonalityResponse } from '../personality.data.ts'

export type AnswerDraft = { response_text: string; audience: PersonalityResponse['audience'] | undefined }

type AnswerFieldsProps = {
  draft: AnswerDraft
  onChange: (change: Partial<Pick<PersonalityResponse, 'audience'> & { response_text: string }>) => void
  error: string | undefined
  hint?: string
  /** Only the person who recorded an answer can make it private. */
  canKeepPrivate: boolean
  focused?: boolean
  rows?: number
}

/** The text of an answer and its audience. */
export function AnswerFields({ draft, onChange, error, hint, canKeepPrivate, focused, rows }: AnswerFieldsProps) {
  const t = useText('personality.wizard')
  const { response_text, audience } = draft
  return (
    <>
      <TextArea
        label={t('words')}
        name="response_text"
        {...(rows && { rows })}
        hint={hint}
        error={response_text.length > RESPONSE_MAX_LENGTH ? t('tooLong', { max: RESPONSE_MAX_LENGTH }) : error}
        value={response_text}
        onChange={(event) => onChange({ response_text: event.target.value })}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user just opened this form
        autoFocus={focused}
      />
      {audience && (
        <AudienceField
          value={audience}
          canBePrivate={canKeepPrivate}
          onChange={(chosen) => onChange({ audience: chosen })}
        />
      )}
    </>
  )
}
