import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight, MessageCircleHeart } from 'lucide-react'
import { PhotoToolsText } from '#features/viewer/web/photo-tools-text.tsx'
import { useText } from '#web/text.tsx'
import { useDebounced } from '#web/use-debounced.ts'
import { searchOptions } from './search.data.ts'

type MentionsProps = { family_id: string; text: string }

/** Children's answers that mention the words of a search for photos, written or said. Nothing if none do. */
export function Mentions(props: MentionsProps) {
  return (
    <PhotoToolsText>
      <Answers {...props} />
    </PhotoToolsText>
  )
}

function Answers({ family_id, text: typed }: MentionsProps) {
  const t = useText('photoTools.find')
  const text = useDebounced(typed.trim())
  const { data, isPlaceholderData } = useQuery(searchOptions(text, family_id))
  if (!data?.answers.length || isPlaceholderData) return null
  const { answers } = data
  return (
    <details className="group mb-4 rounded-card border border-line bg-card">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-4 py-2 font-semibold">
        <MessageCircleHeart aria-hidden size={18} className="shrink-0 text-ember" />
        <span className="min-w-0 grow wrap-anywhere">{t('answers', { count: answers.length, text })}</span>
        <ChevronRight
          aria-hidden
          size={18}
          className="shrink-0 text-ink-soft transition-transform group-open:rotate-90"
        />
      </summary>
      <ul className="border-t border-line py-1">
        {answers.map(({ id, child_id, first_name, prompt_order, excerpt }) => (
          <li key={id}>
            <Link
              to="/families/$familyId/personality/$childId"
              params={{ familyId: family_id, childId: child_id }}
              search={{ question: prompt_order }}
              className="flex min-h-11 flex-col justify-center px-4 py-2 hover:bg-sunk"
            >
              <span className="wrap-anywhere">{excerpt}</span>
              <span className="text-sm text-ink-soft">{first_name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
