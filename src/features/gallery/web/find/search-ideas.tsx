import { useQuery } from '@tanstack/react-query'
import { Clock3, MapPin, Tag, X } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useDeferredValue, useState, type MouseEvent, type ReactNode } from 'react'
import { useText } from '#web/text.tsx'
import { peopleOptions } from '#features/people/web/people.data.ts'
import { PersonAvatar } from '#features/people/web/person-avatar.tsx'
import { suggestionsOptions } from '#features/photos/web/photos.data.ts'
import { townOf } from '#features/places/places.rules.ts'
import { classNames } from '#web/ui/class-names.ts'
import { deleteSearch, clearSearches, readSearches } from './search-history.ts'
import { panelStyle } from './search-input.tsx'

type SearchIdeasProps = {
  family_id: string
  user_id: string
  text: string
  onText: (text: string) => void
  onTag: (tag: string) => void
  onPerson: (person_id: string) => void
}

/** People and recent searches before anything is typed, then matching tags and places. */
export function SearchIdeas({ family_id, user_id, text, onText, onTag, onPerson }: SearchIdeasProps) {
  const t = useText('photoTools.find')
  const [searches, setSearches] = useState(() => readSearches(user_id, family_id))
  const words = useDeferredValue(text.trim())
  const { data: suggestions = [] } = useQuery(suggestionsOptions(family_id, words))
  const { data } = useQuery(peopleOptions(family_id))
  const recent = words ? [] : searches
  const people = words ? [] : (data?.people ?? [])
  const groups = words ? (['suggestions'] as const) : (['place', 'tag'] as const)
  if (recent.length === 0 && suggestions.length === 0 && people.length === 0) return null

  function updateRecent({ currentTarget }: MouseEvent<HTMLElement>, left: string[]) {
    setSearches(left)
    // The pressed button disappears, and would take the focus with it.
    currentTarget.closest('form')?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }

  return (
    <div className={classNames(panelStyle, 'flex flex-col gap-3')}>
      {people.length > 0 && (
        <Group name={t('ideas.people')}>
          <ul aria-label={t('ideas.people')} className="-mr-4 -ml-1 flex overflow-x-auto sm:gap-1">
            {people.map((person) => (
              // On phones, half of the fifth shows that there are more.
              <li key={person.id} className="w-[max(22.2%,4.25rem)] shrink-0 sm:w-19">
                <button
                  type="button"
                  onClick={() => onPerson(person.id)}
                  className="flex w-full flex-col items-center gap-1 rounded-control p-1.5 text-sm hover:bg-sunk"
                >
                  <PersonAvatar person={person} size="large" />
                  <span className="max-w-full truncate">{person.first_name}</span>
                </button>
              </li>
            ))}
          </ul>
        </Group>
      )}
      {recent.length > 0 && (
        <div>
          <p className="flex items-center justify-between text-sm font-semibold text-ink-soft">
            {t('recent')}
            <button
              type="button"
              onClick={(event) => updateRecent(event, clearSearches(user_id, family_id))}
              className="min-h-10 underline-offset-4 hover:underline"
            >
              {t('forget')}
            </button>
          </p>
          <ul className="flex flex-wrap gap-2">
            {recent.map((one) => (
              <Idea key={one} icon={Clock3} words={one} onChoose={() => onText(one)}>
                <button
                  type="button"
                  aria-label={t('forgetOne', { text: one })}
                  onClick={(event) => updateRecent(event, deleteSearch(user_id, family_id, one))}
                  className="grid size-10 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-line/60 hover:text-ink"
                >
                  <X aria-hidden size={16} />
                </button>
              </Idea>
            ))}
          </ul>
        </div>
      )}
      {groups.map((of) => {
        const shown = suggestions.filter(({ kind }) => of === 'suggestions' || kind === of)
        return (
          shown.length > 0 && (
            <Group key={of} name={words ? undefined : t(`ideas.${of}`)}>
              <ul aria-label={t(`ideas.${of}`)} className="flex flex-wrap gap-2">
                {shown.map(({ kind, name, photos }) => (
                  <Idea
                    key={`${kind}-${name}`}
                    icon={kind === 'tag' ? Tag : MapPin}
                    words={words ? name : townOf(name)}
                    count={photos}
                    onChoose={() => (kind === 'tag' ? onTag(name) : onText(name))}
                  />
                ))}
              </ul>
            </Group>
          )
        )
      })}
    </div>
  )
}

/** With a heading like the command palette's. */
function Group({ name, children }: { name: string | undefined; children: ReactNode }) {
  return (
    <div>
      {name && (
        <p aria-hidden className="mb-1.5 text-sm font-semibold text-ink-soft">
          {name}
        </p>
      )}
      {children}
    </div>
  )
}

type IdeaProps = {
  icon: LucideIcon
  words: string
  count?: number
  onChoose: () => void
  /** Shown next to it. */
  children?: ReactNode
}

function Idea({ icon: Icon, words, count, onChoose, children }: IdeaProps) {
  return (
    <li className="inline-flex max-w-full items-center rounded-full bg-sunk">
      <button
        type="button"
        onClick={onChoose}
        className="inline-flex min-h-10 min-w-0 items-center gap-2 rounded-full px-3.5 text-sm hover:bg-line/60"
      >
        <Icon aria-hidden size={16} className="shrink-0 text-ink-soft" />
        <span className="truncate">{words}</span>
        {count !== undefined && <span className="text-ink-soft">{count}</span>}
      </button>
      {children}
    </li>
  )
}
