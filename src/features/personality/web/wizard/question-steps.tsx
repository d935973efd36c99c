import { classNames } from '#web/ui/class-names.ts'
import { SLOTS } from '../../personality.rules.ts'
import type { Profile, ProfilePrompt } from '../personality.data.ts'

type QuestionStepsProps = { profile: Profile; current: ProfilePrompt | undefined }

/** One bar per question: the current one stands out, answered ones are filled. */
export function QuestionSteps({ profile, current }: QuestionStepsProps) {
  const answers = new Set(profile.responses.map(({ prompt_id }) => prompt_id))
  const slots = profile.prompts.filter(({ asked, prompt_order }) => asked && prompt_order <= SLOTS)
  return (
    <span aria-hidden className="flex items-center gap-1">
      {slots.map(({ id }) => (
        <span
          key={id}
          className={classNames(
            'flex-1 rounded-full',
            id === current?.id ? 'h-3 bg-ember' : classNames('h-1.5', answers.has(id) ? 'bg-plum' : 'bg-line'),
          )}
        />
      ))}
    </span>
  )
}
