import { Check, PenLine } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { addFiles } from '#features/uploads/web/uploads.ts'
import { useUploading } from '#features/uploads/web/use-add-files.ts'
import { newId } from '#shared/ids.ts'
import { required } from '#shared/required.ts'
import { deleteDraft } from '#web/drafts.ts'
import { useText } from '#web/text.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Form } from '#web/ui/form.tsx'
import { FormDraft } from '#web/ui/form-draft.tsx'
import { toast } from '#web/ui/toast.ts'
import { ANSWER_PURPOSE, RESPONSE_MAX_LENGTH } from '../../personality.rules.ts'
import type { Camera } from '../capture/use-camera.ts'
import { VideoRecorder, type VideoRecorderHandle } from '../capture/video-recorder.tsx'
import { deleteRecordingDraft, saveDraft, loadDraft } from '../capture/drafts.ts'
import { deleteChunks, saveChunk, recoverRecording } from '../capture/recording-chunks.ts'
import { ConsentDialog } from '../consent-dialog.tsx'
import { useSaveResponse, type Profile, type ProfilePrompt } from '../personality.data.ts'
import { usePromptText } from '../use-prompt-text.ts'
import { AnswerFields } from './answer-fields.tsx'

type AnswerFormProps = {
  family_id: string
  profile: Profile
  prompt: ProfilePrompt
  isLast: boolean
  /** The camera first, then the words. */
  step: 'camera' | 'words'
  onStep: (step: 'camera' | 'words') => void
  /** The take whose recording is already saved. */
  recordedTake: string | undefined
  onRecorded: (take: string) => void
  camera: Camera
  /** Called whenever the user starts typing or opens the camera. */
  onBegin: () => void
  onSaved: () => void
  /** Back to the child's answers. */
  onDone: () => void
}

/**
 * Records or writes a new answer. Keeping the recording saves it, and its text is optional. A recording survives a reload,
 * both before it's saved and while it uploads.
 */
export function AnswerForm(props: AnswerFormProps) {
  const { family_id, profile, prompt, isLast, step, camera, onStep, onRecorded, onBegin, onSaved, onDone } = props
  const t = useText('personality.wizard')
  const say = useText('personality.errors')
  const askOwner = useText('personality.consent')
  const words = usePromptText()
  const { child, consent, can } = profile
  const who = useUploading()
  const user_id = who?.user_id
  const [take] = useState(() => props.recordedTake ?? newId())
  const [isRecorded, setRecorded] = useState(props.recordedTake !== undefined)
  const [response_text, setText] = useState('')
  const [recording, setRecording] = useState<File>()
  const recorder = useRef<VideoRecorderHandle>(null)
  const lastRecording = useRef<File>(undefined)
  const [isSaving, setSaving] = useState(false)
  const [isEmpty, setEmpty] = useState(false)
  const [isAsking, setAsking] = useState(false)
  // How many times consent was given here; the profile query may not show it yet.
  const [agreed, setAgreed] = useState(0)
  const saving = useSaveResponse(family_id, child.id)
  const mayRecord = consent.state === 'given' || can.manage
  const isWriting = step === 'words' || isRecorded || !mayRecord
  const typed = `answer.${child.id}.${prompt.id}`
  const draft = user_id ? { user_id, child_id: child.id, prompt_id: prompt.id } : undefined

  useEffect(() => {
    lastRecording.current = recording
  }, [recording])

  useEffect(() => {
    if (!user_id) return
    let isLeft = false
    const mine = { user_id, child_id: child.id, prompt_id: prompt.id }
    const find = async () => {
      const stored = await loadDraft(mine)
      const recovered = stored ?? (await recoverRecording(mine))
      if (recovered && !stored) await saveDraft(mine, recovered)
      if (recovered && !isLeft) setRecording((now) => now ?? recovered)
    }
    void find()
    return () => {
      isLeft = true
    }
  }, [user_id, child.id, prompt.id])

  function store(next: File | undefined) {
    setEmpty(false)
    setRecording(next)
    lastRecording.current = next
    if (!draft) return
    if (next) void saveDraft(draft, next).then(() => deleteChunks(draft))
    else if (recording) void deleteRecordingDraft(draft, recording)
  }

  async function keep(recorded: File) {
    onBegin()
    setRecorded(true)
    try {
      await send(recorded)
      onRecorded(take)
    } catch {
      setRecorded(false)
      toast({ kind: 'error', title: say('save'), description: say('saveText') })
    }
  }

  async function save(onEnd = onSaved) {
    const written = response_text.trim()
    if (isRecorded && !written) return onEnd()
    if (response_text.length > RESPONSE_MAX_LENGTH) return
    setSaving(true)
    try {
      // Pressed while recording, it ends the recording too.
      await recorder.current?.finish()
      const recorded = lastRecording.current
      setEmpty(!written && !recorded)
      if (!written && !recorded) return
      if (written) await saving.mutateAsync({ prompt_id: prompt.id, take, response_text })
      if (recorded && !isRecorded) await send(recorded)
    } catch {
      return toast({ kind: 'error', title: say('save'), description: say('saveText') })
    } finally {
      setSaving(false)
    }
    deleteDraft(typed)
    toast({ title: t('saved'), description: t('savedText', { name: child.first_name }) })
    onEnd()
  }

  /** From here on, the recording is in the upload queue, which outlives this page. */
  async function send(recorded: File) {
    const ending = recorded.name.split('.').at(-1)
    const name = `${child.first_name} - ${words(prompt)}`.slice(0, 200)
    const named = new File([recorded], `${name}.${ending}`, {
      type: recorded.type,
      lastModified: recorded.lastModified,
    })
    await addFiles([named], family_id, required(who), {
      ...{ purpose: ANSWER_PURPOSE, child_id: child.id, prompt_id: prompt.id, take },
    })
    if (draft) await deleteRecordingDraft(draft, recorded)
  }

  function mayOpen() {
    onBegin()
    if (agreed > 0 || consent.state === 'given') return true
    setAsking(true)
    return false
  }

  return (
    <Form onSubmit={() => void save()} className={classNames('flex flex-col gap-5', !isWriting && 'grow')}>
      {mayRecord ? (
        <VideoRecorder
          ref={recorder}
          camera={camera}
          recording={recording}
          onVideo={store}
          onChunk={(chunk, number) => draft && void saveChunk(draft, chunk, number)}
          mayOpen={mayOpen}
          opens={agreed}
          isSmall={isWriting}
          resting={<Avatar name={child.first_name} src={child.avatar_url} size="stage" />}
          instead={
            <Button kind="plain" onClick={() => onStep('words')}>
              <PenLine aria-hidden size={18} />
              {t('write')}
            </Button>
          }
          onKeep={keep}
        />
      ) : (
        <p className="rounded-card bg-sunk p-5">{askOwner('needOwner')}</p>
      )}
      {isWriting && (
        <>
          <FormDraft name={typed} />
          {isRecorded && (
            <p role="status" className="flex items-center justify-center gap-2 font-semibold text-sage">
              <Check aria-hidden size={20} />
              {t('recorded')}
            </p>
          )}
          <AnswerFields
            draft={{ response_text, audience: undefined }}
            onChange={(change) => {
              onBegin()
              setEmpty(false)
              setText(change.response_text ?? '')
            }}
            hint={t(recording || isRecorded ? 'wordsToo' : 'wordsHint', { name: child.first_name })}
            error={isEmpty ? t('required') : undefined}
            canKeepPrivate
            // Its button stays in view below the recording.
            {...(isRecorded && { rows: 2 })}
          />
          <div className="flex flex-wrap gap-2.5">
            <Button type="submit" size="large" busy={isSaving} busyLabel={t('saving')} className="max-sm:w-full">
              {isRecorded && !response_text.trim() ? t(isLast ? 'done' : 'next') : t(isLast ? 'saveLast' : 'save')}
            </Button>
            {isRecorded && !isLast && (
              <Button kind="quiet" size="large" onClick={() => void save(onDone)} className="max-sm:w-full">
                {t('done')}
              </Button>
            )}
            {mayRecord && !isRecorded && (
              <Button kind="plain" size="large" onClick={() => onStep('camera')} className="max-sm:w-full">
                {t(recording ? 'toRecording' : 'toCamera')}
              </Button>
            )}
          </div>
        </>
      )}
      <ConsentDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onGiven={() => setAgreed((now) => now + 1)}
        family_id={family_id}
        child={child}
      />
    </Form>
  )
}
