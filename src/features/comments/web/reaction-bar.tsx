import { useQuery } from '@tanstack/react-query'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { useFormat, useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { toast } from '#web/ui/toast.ts'
import { TOOLTIP } from '#web/ui/tooltips.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { Reactions } from '../comments.contract.ts'
import { reactionKinds, type ReactionKind } from '../comments.rules.ts'
import { reactionsOptions, useReact, type CommentSubject } from './comments.data.ts'
import { ReactionIcon } from './reaction-icon.tsx'

/** Names per reaction. Others are only counted. */
const NAMES_SHOWN = 3

/** The reactions as round buttons with their counts, and who reacted with what. */
export function ReactionBar({ subject }: { subject: CommentSubject }) {
  const t = useText('comments.reactions')
  const { data } = useQuery(reactionsOptions(subject))
  const { data: session } = useQuery(sessionOptions)
  const me = `${session?.user?.first_name ?? ''} ${session?.user?.last_name ?? ''}`.trim()
  const reaction = useReact(subject, me, () => toast({ kind: 'error', title: t('failed') }))
  return (
    <div>
      <div role="group" aria-label={t('title')} className="flex flex-wrap gap-2">
        {reactionKinds.map((kind) => (
          <ReactionButton
            key={kind}
            kind={kind}
            count={data?.counts.find((one) => one.kind === kind)?.count ?? 0}
            isMine={data?.mine.includes(kind) ?? false}
            disabled={!data}
            onPress={(on) => reaction.mutate({ kind, on })}
          />
        ))}
      </div>
      {data && data.people.length > 0 && <Reactors {...data} />}
    </div>
  )
}

type ReactionButtonProps = {
  kind: ReactionKind
  count: number
  isMine: boolean
  disabled: boolean
  onPress: (on: boolean) => void
}

function ReactionButton({ kind, count, isMine, disabled, onPress }: ReactionButtonProps) {
  const t = useText('comments.reactions')
  const format = useFormat()
  return (
    <button
      type="button"
      aria-pressed={isMine}
      disabled={disabled}
      data-tooltip={t(kind)}
      data-tooltip-align={kind === reactionKinds[0] ? 'start' : 'center'}
      onClick={() => onPress(!isMine)}
      className={classNames(
        TOOLTIP,
        'inline-flex h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-full border text-sm tabular-nums',
        count > 0 && 'px-3',
        'transition-[background-color,color,transform] not-disabled:active:scale-95',
        isMine ? 'border-ember bg-ember-wash text-ember' : 'border-line text-ink not-disabled:hover:border-outline',
      )}
    >
      <ReactionIcon kind={kind} aria-hidden className="size-5.5" />
      {count > 0 && (
        <span aria-hidden className="font-semibold text-ink">
          {format.number(count)}
        </span>
      )}
      <VisuallyHidden>{t('counted', { name: t(kind), count })}</VisuallyHidden>
    </button>
  )
}

/** A heart beside "Rosa, Ben, Ana and 2 others", a hug beside "Noé". */
function Reactors({ people, counts }: Reactions) {
  const t = useText('comments.reactions')
  const format = useFormat()
  return (
    <ul className="mt-2.5 flex flex-col gap-y-1 text-sm text-ink-soft">
      {reactionKinds.map((kind) => {
        const names = people.flatMap((one) => (one.kind === kind ? one.name : []))
        if (names.length === 0) return null
        const shown = names.slice(0, NAMES_SHOWN)
        const others = (counts.find((one) => one.kind === kind)?.count ?? 0) - shown.length
        return (
          <li key={kind} className="flex gap-1.5">
            <ReactionIcon kind={kind} role="img" aria-label={t(kind)} className="mt-[0.18em] size-[1.15em] shrink-0" />
            <span>{others > 0 ? t('andOthers', { names: shown.join(', '), count: others }) : format.list(shown)}</span>
          </li>
        )
      })}
    </ul>
  )
}
