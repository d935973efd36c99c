import { useState } from 'react'
import { ApiProblem } from '#web/api.ts'
import { deleteDraft } from '#web/drafts.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { FormDraft } from '#web/ui/form-draft.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSaveResponse, type PersonalityResponse } from '../personality.data.ts'
import { AnswerFields } from './answer-fields.tsx'

export function EditText({
  family_id,
  response,
  onDone,
}: {
  family_id: string
  response: PersonalityResponse
  onDone: () => void
}) {
  const t = useText('personality.wizard')
  const common = useText('web')
  const say = useText('personality.errors')
  const [draft, setDraft] = useState({ response_text: response.response_text ?? '', audience: response.audience })
  const [isEmpty, setEmpty] = useState(false)
  const { child_id, prompt_id, take } = response
  const draftName = `answer.words.${response.id}`
  const saving = useSaveResponse(family_id, child_id)

  function done() {
    deleteDraft(draftName)
    onDone()
  }

  function onError(error: Error) {
    const isGone = error instanceof ApiProblem && error.code === 'conflict'
    toast({ kind: 'error', title: say('save'), description: say(isGone ? 'gone' : 'saveText') })
  }

  function save() {
    const nothing = !draft.response_text.trim() && !response.video_clip_id
    setEmpty(nothing)
    if (nothing) return
    saving.mutate({ prompt_id, take, ...draft }, { onSuccess: done, onError })
  }

  return (
    <Form onSubmit={save} className="flex flex-col gap-5">
      <FormDraft name={draftName} />
      <AnswerFields
        draft={draft}
        onChange={(change) => setDraft((now) => ({ ...now, ...change }))}
        error={isEmpty ? t('required') : undefined}
        canKeepPrivate={response.can.keep_private}
        focused
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" busy={saving.isPending} busyLabel={t('saving')}>
          {t('saveLast')}
        </Button>
        <Button kind="quiet" onClick={done} disabled={saving.isPending}>
          {common('actions.cancel')}
        </Button>
      </div>
    </Form>
  )
}
