import {
  Cloud,
  House,
  MessageCircle,
  Smile,
  Sparkles,
  Sprout,
  ToyBrick,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { PromptCategory } from '../../personality.rules.ts'

const marks: Record<PromptCategory, { icon: LucideIcon; style: string }> = {
  emotions: { icon: Smile, style: 'bg-honey-wash text-honey' },
  play: { icon: ToyBrick, style: 'bg-ember-wash text-ember' },
  friends: { icon: UsersRound, style: 'bg-sage-wash text-sage' },
  family: { icon: House, style: 'bg-ember-wash text-ember' },
  growing: { icon: Sprout, style: 'bg-sage-wash text-sage' },
  imagination: { icon: Sparkles, style: 'bg-plum-wash text-plum' },
  dreams: { icon: Cloud, style: 'bg-plum-wash text-plum' },
  other: { icon: MessageCircle, style: 'bg-honey-wash text-honey' },
}

/** A question's topic, with its icon and color. */
export function TopicMark({ topic }: { topic: PromptCategory }) {
  const t = useText('personality.categories')
  const { icon: Icon, style } = marks[topic]
  return (
    <span
      className={classNames('inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-sm font-semibold', style)}
    >
      <Icon aria-hidden size={15} className="shrink-0" />
      {t(topic)}
    </span>
  )
}
