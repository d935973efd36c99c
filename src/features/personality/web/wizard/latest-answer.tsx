import { Link, useLocation } from '@tanstack/react-router'
import { EllipsisVertical, Lock, PenLine, Trash2 } from 'lucide-react'
import { use, useState } from 'react'
import { DOT } from '#shared/dot.ts'
import { useFormat, useText } from '#web/text.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { toast } from '#web/ui/toast.ts'
import { AnswerExtrasContext } from '../answer-extras.ts'
import { AnswerVideo } from '../answer-video.tsx'
import { useDeleteResponse, type PersonalityResponse, type Profile, type ProfilePrompt } from '../personality.data.ts'

type GivenAnswerProps = {
  family_id: string
  child: Profile['child']
  prompt: ProfilePrompt
  response: PersonalityResponse
  onChange: () => void
  onAgain: () => void
}

/** Longer answers have smaller letters. */
const LONG = 240

export function LatestAnswer({ family_id, child, prompt, response, onChange, onAgain }: GivenAnswerProps) {
  const t = useText('personality')
  const format = useFormat()
  const showExtras = use(AnswerExtrasContext)
  const autoPlay = useLocation({ select: ({ state }) => state.playsAnswer })
  const facts = [t('profile.atAge', { age: Math.max(0, response.age) }), format.longDate(response.answered_at)]
  return (
    <div className={classNames('flex flex-col gap-5', !response.video_url && 'grow justify-center lg:pb-16')}>
      {response.video_url ? (
        // Its words, its buttons, its comments and the way to the next question fit in the window below it.
        <div className="mx-auto w-full lg:max-w-[calc(clamp(15rem,100dvh-34.25rem,33.75rem)*4/3)]">
          <AnswerVideo
            src={response.video_url}
            poster={response.poster_url}
            duration={response.video_duration}
            autoPlay={autoPlay}
          />
        </div>
      ) : (
        <div className="flex justify-center">
          <Avatar name={child.first_name} src={child.avatar_url} size="answer" />
        </div>
      )}
      {response.response_text && (
        <blockquote
          className={classNames(
            'mx-auto max-w-prose font-serif break-words whitespace-pre-line',
            response.response_text.length > LONG ? 'text-xl' : 'text-center text-2xl text-balance',
            !response.video_url && response.response_text.length <= LONG && 'sm:text-3xl',
          )}
        >
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
      <div className="flex items-center justify-center gap-1">
        {/* As wide as the button at the other end. */}
        {response.can.edit && <span aria-hidden className="w-11 shrink-0" />}
        <p className="flex flex-wrap items-center justify-center gap-x-3 text-center text-ink-soft">
          <span className="block first-letter:uppercase">{facts.join(DOT)}</span>
          {response.audience === 'private' && (
            <span className="inline-flex items-center gap-1">
              <Lock aria-hidden size={15} />
              {t('profile.private')}
            </span>
          )}
        </p>
        {response.can.edit && <AnswerMenu family_id={family_id} response_id={response.id} onChange={onChange} />}
      </div>
      <div className="flex flex-wrap justify-center gap-2.5">
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
          <Button kind="quiet" onClick={onAgain}>
            {t('wizard.answerAgain')}
          </Button>
        )}
      </div>
      {showExtras({ family_id, response_id: response.id })}
    </div>
  )
}

type AnswerMenuProps = { family_id: string; response_id: string; onChange: () => void }

function AnswerMenu({ family_id, response_id, onChange }: AnswerMenuProps) {
  const t = useText('personality.wizard')
  const say = useText('personality.errors')
  const [isAsked, setAsked] = useState(false)
  const removing = useDeleteResponse(family_id)
  return (
    <>
      <Menu
        trigger={<IconButton icon={EllipsisVertical} label={t('more')} tooltipAlign="end" />}
        items={[
          { label: t('editWords'), icon: PenLine, onSelect: onChange },
          { label: t('remove'), icon: Trash2, danger: true, separated: true, onSelect: () => setAsked(true) },
        ]}
      />
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
