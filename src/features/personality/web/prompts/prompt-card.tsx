import { Link } from '@tanstack/react-router'
import { EllipsisVertical, PencilLine, RotateCcw, SkipForward, Trash2 } from 'lucide-react'
import { fullName } from '#shared/full-name.ts'
import { useText } from '#web/text.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'
import { toast } from '#web/ui/toast.ts'
import type { ChildListed } from '../../personality.contract.ts'
import { SLOTS } from '../../personality.rules.ts'
import { useRemovePrompt, useSkipPrompt, type ListedPrompt } from '../personality.data.ts'
import { usePromptText } from '../use-prompt-text.ts'
import { TopicMark } from './topic-mark.tsx'

type PromptCardProps = {
  family_id: string
  prompt: ListedPrompt
  /** Children who answered it. */
  answered: readonly ChildListed[]
  canEdit: boolean
  onReplace: () => void
}

/** A question, who has answered it, and a menu to replace or skip it. */
export function PromptCard({ family_id, prompt, answered, canEdit, onReplace }: PromptCardProps) {
  const t = useText('personality.prompts')
  const words = usePromptText()
  const removing = useRemovePrompt(family_id)
  const skipping = useSkipPrompt(family_id)
  const failed = { onError: () => toast({ kind: 'error', title: t('failed') }) }
  const skip = (isSkipped: boolean) => skipping.mutate({ prompt_id: prompt.id, skip: isSkipped }, failed)
  const { prompt_order, is_skipped } = prompt
  const isSlot = prompt_order <= SLOTS
  const items: MenuItem[] = [
    { label: t('replace'), icon: PencilLine, onSelect: onReplace },
    ...(isSlot ? [{ label: t('skip'), icon: SkipForward, onSelect: () => skip(true) }] : []),
    ...(prompt.prompt_key === null
      ? [
          {
            label: t(isSlot ? 'restore' : 'remove'),
            icon: isSlot ? RotateCcw : Trash2,
            onSelect: () => removing.mutate(prompt.id, failed),
            danger: !isSlot,
            separated: true,
          },
        ]
      : []),
  ]
  return (
    <article
      className={classNames(
        'relative flex h-full flex-col rounded-card border p-4 sm:p-6',
        is_skipped ? 'border-dashed border-outline' : 'border-line bg-card',
      )}
    >
      <div className="flex min-h-11 items-start justify-between gap-3">
        <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          {isSlot && (
            <span aria-hidden className="font-serif text-xl leading-none font-semibold text-ink-soft tabular-nums">
              {prompt_order}
            </span>
          )}
          <TopicMark topic={prompt.category} />
        </span>
        {canEdit && !is_skipped && (
          <span className="-mt-2 -mr-2">
            <Menu
              trigger={
                <IconButton icon={EllipsisVertical} label={t('more', { question: words(prompt) })} tooltipAlign="end" />
              }
              items={items}
            />
          </span>
        )}
      </div>
      <h2
        className={classNames(
          'mt-1 mb-3 font-serif sm:mb-5 text-xl leading-snug font-semibold break-words',
          is_skipped && 'text-ink-soft',
        )}
      >
        {words(prompt)}
      </h2>
      <div className="mt-auto flex min-h-10 flex-wrap items-center gap-2">
        {is_skipped ? (
          <>
            <p className="min-w-0 flex-1 basis-48 text-sm text-ink-soft">{t('skipped')}</p>
            {canEdit && (
              <Button kind="quiet" size="small" busy={skipping.isPending} onClick={() => skip(false)}>
                {t('askAgain')}
              </Button>
            )}
          </>
        ) : answered.length > 0 ? (
          <>
            <span className="text-sm text-ink-soft">{t('answeredBy')}</span>
            <span className="flex gap-2">
              {answered.map((child) => (
                <Link
                  key={child.id}
                  to="/families/$familyId/personality/$childId"
                  params={{ familyId: family_id, childId: child.id }}
                  search={{ question: prompt_order }}
                  aria-label={t('seeAnswers', { name: child.first_name })}
                  data-tooltip={t('seeAnswers', { name: child.first_name })}
                  className="tooltip inline-flex size-11 items-center justify-center rounded-full transition-transform hover:scale-105"
                >
                  <Avatar name={fullName(child)} src={child.avatar_url} />
                </Link>
              ))}
            </span>
          </>
        ) : (
          <p className="text-sm text-ink-soft">{t('noAnswers')}</p>
        )}
      </div>
    </article>
  )
}
