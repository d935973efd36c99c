import { classNames } from '#web/ui/class-names.ts'
import type { Profile, ProfilePrompt } from '../personality.data.ts'
import { isSlot } from '../next-question.ts'

type QuestionStepsProps = { profile: Profile; answered: ReadonlySet<string>; current: ProfilePrompt | undefined }

/** One bar per question: the current one is longer, answered ones are filled. */
export function QuestionSteps({ profile, answered, current }: QuestionStepsProps) {
  return (
    <span aria-hidden className="flex items-center gap-1">
      {profile.prompts.filter(isSlot).map(({ id }) => (
        <span
          key={id}
          className={classNames(
            'h-1.5 rounded-full',
            id === current?.id ? 'flex-2 bg-ember' : classNames('flex-1', answered.has(id) ? 'bg-plum' : 'bg-line'),
          )}
        />
      ))}
    </span>
  )
}
