import { History } from 'lucide-react'
import { useState } from 'react'
import { useFormat, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { AnswerVideo } from '../answer-video.tsx'
import type { PersonalityResponse } from '../personality.data.ts'

/** Opens the answer to the same question from the last time it was asked. */
export function LastAnswer({ response }: { response: PersonalityResponse }) {
  const t = useText('personality')
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const age = t('profile.atAge', { age: Math.max(0, response.age) })
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
        <History aria-hidden size={18} />
        {t('wizard.lastAnswer')} · {age}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('wizard.lastAnswer')}
        description={`${age} · ${format.longDate(response.answered_at)}`}
      >
        {isOpen && (
          <div className="flex flex-col gap-4">
            {response.video_url && (
              <AnswerVideo src={response.video_url} poster={response.poster_url} duration={response.video_duration} />
            )}
            {response.response_text && (
              <blockquote className="border-l-4 border-plum pl-4 font-serif text-xl break-words whitespace-pre-line">
                {response.response_text}
              </blockquote>
            )}
          </div>
        )}
      </Dialog>
    </>
  )
}
