import { useState } from 'react'
import { ApiProblem } from '#web/api.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Frame } from '../frames.contract.ts'
import { CODE_LENGTH, FRAME_NAME_MAX_LENGTH, FRAME_PATH, FrameCode, FrameName } from '../frames.rules.ts'
import type { MadeFeed } from './feed-dialog.tsx'
import { FrameLookFields, readLook } from './frame-look-fields.tsx'
import { FrameScopeFields, scopeOfFrame, sentScope } from './frame-scope-fields.tsx'
import { useAddFrame, useAddFrameFeed, useUpdateFrame } from './frames.data.ts'

type FrameDialogProps = {
  family_id: string
  /** The frame to change; a new one without. */
  frame?: Frame
  onClose: () => void
  onMade: (feed: MadeFeed) => void
}

/** Pairs a screen by its code, creates a feed, or changes what a frame shows. */
export function FrameDialog({ family_id, frame, onClose, onMade }: FrameDialogProps) {
  const t = useText('frames')
  const say = useProblemText()
  const [kind, setKind] = useState<Frame['kind']>(frame?.kind ?? 'screen')
  const [scope, setScope] = useState(scopeOfFrame(frame))
  const [problem, setProblem] = useState<{ field: 'name' | 'code' | 'scope'; text: string }>()
  const adding = useAddFrame(family_id)
  const feeding = useAddFrameFeed(family_id)
  const updating = useUpdateFrame(family_id)

  function save(node: HTMLFormElement) {
    const fields = new FormData(node)
    const name = String(fields.get('name')).trim()
    if (!name) return setProblem({ field: 'name', text: t('errors.frame_name_required') })
    if (!FrameName.safeParse(name).success)
      return setProblem({ field: 'name', text: t('errors.frame_name_too_long', { max: FRAME_NAME_MAX_LENGTH }) })
    const chosen = sentScope(scope)
    if (!chosen) return setProblem({ field: 'scope', text: t('errors.nothing_chosen') })
    const settings = { name, ...chosen, ...readLook(fields) }
    const onError = (error: Error) => {
      const isFull = error instanceof ApiProblem && error.code === 'too_many'
      const field = error instanceof ApiProblem && error.code === 'wrong_code' ? 'code' : 'name'
      setProblem({ field, text: isFull ? t('errors.too_many') : say(error) })
    }
    if (frame) return updating.mutate({ frame_id: frame.id, ...settings }, { onSuccess: onClose, onError })
    if (kind === 'feed') {
      const onSuccess = (feed: Omit<MadeFeed, 'name'>) => {
        onClose()
        onMade({ ...feed, name })
      }
      return feeding.mutate(settings, { onSuccess, onError })
    }
    const code = String(fields.get('code')).replaceAll(/\D/g, '')
    if (!FrameCode.safeParse(code).success)
      return setProblem({ field: 'code', text: t('errors.frame_code_invalid', { count: CODE_LENGTH }) })
    adding.mutate({ code, ...settings }, { onSuccess: onClose, onError })
  }

  const errorOf = (field: 'name' | 'code' | 'scope') => (problem?.field === field ? problem.text : undefined)
  const busy = adding.isPending || feeding.isPending || updating.isPending
  return (
    <FormDialog
      title={frame ? t('form.editTitle', { name: frame.name }) : t('form.title')}
      onClose={onClose}
      onSubmit={save}
      submitLabel={t(frame ? 'form.save' : 'form.submit')}
      busy={busy}
      busyLabel={t('form.saving')}
    >
      {!frame && (
        <ChoiceGroup
          label={t('form.kind')}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'screen', label: t('form.screen'), hint: t('form.screenHint') },
            { value: 'feed', label: t('form.feed'), hint: t('form.feedHint') },
          ]}
        />
      )}
      {!frame && kind === 'screen' && (
        <TextField
          label={t('form.code')}
          hint={t('form.codeHint', { address: `${location.host}${FRAME_PATH}` })}
          name="code"
          inputMode="numeric"
          autoComplete="off"
          maxLength={CODE_LENGTH + 1}
          error={errorOf('code')}
          onChange={() => setProblem(undefined)}
        />
      )}
      <TextField
        label={t('form.name')}
        name="name"
        placeholder={t('form.namePlaceholder')}
        defaultValue={frame?.name}
        autoComplete="off"
        error={errorOf('name')}
        onChange={() => setProblem(undefined)}
      />
      <FrameScopeFields
        family_id={family_id}
        album={frame?.album ?? null}
        value={scope}
        error={errorOf('scope')}
        onChange={setScope}
      />
      <FrameLookFields frame={frame} isScreen={kind === 'screen'} />
    </FormDialog>
  )
}
