import { Link, useLocation } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { use, useState } from 'react'
import { useFormat, useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { AnswerExtrasContext } from '../answer-extras.ts'
import { AnswerVideo } from '../answer-video.tsx'
import { useDeleteResponse, type PersonalityResponse, type ProfilePrompt } from '../personality.data.ts'

type GivenAnswerProps = {
  family_id: string
  prompt: ProfilePrompt
  response: PersonalityResponse
  onChange: () => void
  onAgain: () => void
}

export function LatestAnswer({ family_id, prompt, response, onChange, onAgain }: GivenAnswerProps) {
  const t = useText('personality')
  const format = useFormat()
  const showExtras = use(AnswerExtrasContext)
  const autoPlay = useLocation({ select: ({ state }) => state.playsAnswer })
  const facts = [t('profile.atAge', { age: Math.max(0, response.age) }), format.longDate(response.answered_at)]
  return (
    <div className="flex flex-col gap-5">
      {response.video_url && <AnswerVideo src={response.video_url} poster={response.poster_url} autoPlay={autoPlay} />}
      {response.response_text && (
        <blockquote className="border-l-4 border-plum pl-4 font-serif text-xl break-words whitespace-pre-line">
          {response.response_text}
        </blockquote>
      )}
      {response.transcript && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-ink-soft">
            {t('transcripts.heard')}
          </summary>
          <p className="break-words whitespace-pre-line">{response.transcript}</p>
        </details>
      )}
      <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
        {facts.join(' · ')}
        {response.audience === 'private' && (
          <span className="inline-flex items-center gap-1">
            <Lock aria-hidden size={15} />
            {t('profile.private')}
          </span>
        )}
      </p>
      <div className="flex flex-wrap gap-2.5">
        {prompt.answers > 1 && (
          <Link
            to="."
            search={{ question: prompt.prompt_order, view: 'years' }}
            className={buttonStyle({ kind: 'quiet' })}
          >
            {t('profile.through')}
          </Link>
        )}
        {response.can.edit && (
          <>
            <Button kind="quiet" onClick={onAgain}>
              {t('wizard.answerAgain')}
            </Button>
            <Button kind="quiet" onClick={onChange}>
              {t('wizard.editWords')}
            </Button>
            <RemoveAnswer family_id={family_id} response_id={response.id} />
          </>
        )}
      </div>
      {showExtras({ family_id, response_id: response.id })}
    </div>
  )
}

function RemoveAnswer({ family_id, response_id }: { family_id: string; response_id: string }) {
  const t = useText('personality.wizard')
  const say = useText('personality.errors')
  const [isAsked, setAsked] = useState(false)
  const removing = useDeleteResponse(family_id)
  return (
    <>
      <Button kind="plain" onClick={() => setAsked(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() =>
          removing.mutate(response_id, {
            done: t('removed'),
            onError: () => toast({ kind: 'error', title: say('save'), description: say('saveText') }),
            onSettled: () => setAsked(false),
          })
        }
        busy={removing.isPending}
        title={t('removeTitle')}
        text={t('removeText')}
        confirmLabel={t('remove')}
      />
    </>
  )
}
