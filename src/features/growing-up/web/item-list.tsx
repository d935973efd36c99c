import { Link } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePromptText } from '#features/personality/web/use-prompt-text.ts'
import { blurOf } from '#web/blur.ts'
import { useFormat, useText } from '#web/text.tsx'
import type { Item } from './growing-up.data.ts'

type ItemRowProps = { family_id: string; item: Item; children: ReactNode }

/** A photo or answer that leads to it, with what can be done beside it. */
export function ItemRow({ family_id, item: { photo, answer }, children }: ItemRowProps) {
  const t = useText('growingUp.item')
  const format = useFormat()
  const words = usePromptText()
  const link = 'flex min-w-0 grow basis-40 items-center gap-3 rounded-control'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {photo && (
        <Link
          to="/families/$familyId/photos"
          params={{ familyId: family_id }}
          search={{ photo: photo.id }}
          className={link}
        >
          <span className="relative size-16 shrink-0">
            <img
              src={photo.small_url}
              alt=""
              loading="lazy"
              style={{ backgroundImage: blurOf(photo.thumbhash) }}
              className="size-full rounded-mark bg-sunk bg-cover object-cover"
            />
            {photo.kind === 'video' && (
              <Play aria-hidden size={20} fill="currentColor" className="absolute inset-0 m-auto text-white" />
            )}
          </span>
          <span className="min-w-0 break-words underline-offset-4 hover:underline">
            {t(photo.kind === 'video' ? 'video' : 'photo', { date: format.longDate(photo.sort_at.slice(0, 10)) })}
          </span>
        </Link>
      )}
      {answer && (
        <Link
          to="/families/$familyId/personality/$childId"
          params={{ familyId: family_id, childId: answer.child_id }}
          search={{ question: answer.prompt_order }}
          className={link}
        >
          <span className="min-w-0">
            <span className="block font-medium break-words underline-offset-4 hover:underline">
              {words({ prompt_key: answer.prompt_key, prompt_text: answer.prompt_text ?? '' })}
            </span>
            <span className="line-clamp-2 block text-sm break-words text-ink-soft">
              {answer.response_text ?? t('answer')}
            </span>
          </span>
        </Link>
      )}
      {children}
    </li>
  )
}
