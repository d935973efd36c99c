import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { CircleHelp, SlidersHorizontal, X } from 'lucide-react'
import { useState } from 'react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { readGalleryFilter, readGallerySearch, type GallerySearch } from '#features/photos/web/photos.search.ts'
import { PhotoToolsText } from '#features/viewer/web/photo-tools-text.tsx'
import { useText } from '#web/text.tsx'
import { useIsNarrow } from '#web/use-is-narrow.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FindDialog } from './find-dialog.tsx'
import { SEARCH_FIELD } from './find-button.ts'
import { saveSearch } from './search-history.ts'
import { SearchHelp } from './search-help.tsx'
import { SearchIdeas } from './search-ideas.tsx'
import { SearchInput } from './search-input.tsx'
import { useTyping, type ChangeSearch } from './use-typing.ts'

type SearchBarProps = {
  family_id: string
  /** Whether the person opened it, and is about to type. */
  isOpened: boolean
  onChange: ChangeSearch
  onClose: () => void
}

/** The gallery's search field, whose words become filters, and the filters as chips. */
export function SearchBar(props: SearchBarProps) {
  return (
    <PhotoToolsText>
      <Bar {...props} />
    </PhotoToolsText>
  )
}

function Bar({ family_id, isOpened, onChange, onClose }: SearchBarProps) {
  const t = useText('photoTools.find')
  const web = useText('web')
  const { data: session } = useQuery(sessionOptions)
  const user_id = session?.user?.id ?? ''
  const url = useSearch({ strict: false })
  const filter = readGalleryFilter(url)
  const search: GallerySearch = { ...filter, typed: readGallerySearch(url).typed }
  const { draft, type, finish } = useTyping({ family_id, search, onChange })
  // Beside its buttons, a phone has no room for the examples, and without Escape, it has one more.
  const isNarrow = useIsNarrow()
  const [panel, setPanel] = useState<'ideas' | 'help'>()
  const [isFiltering, setFiltering] = useState(false)
  const text = draft ?? filter.text ?? ''
  const isAsking = text.trim() === '?'

  function close() {
    setPanel(undefined)
    if (draft?.trim()) saveSearch(user_id, family_id, draft.trim().replace(/\s+/g, ' '))
    void finish(isAsking ? '' : draft)
  }

  /** A suggestion or an example. */
  function choose(chosen: string) {
    setPanel(undefined)
    saveSearch(user_id, family_id, chosen)
    void finish(chosen)
  }

  function narrow(to: GallerySearch) {
    setPanel(undefined)
    void finish('')
    const { text: _text, ...others } = search
    onChange({ ...others, ...to })
  }

  return (
    <>
      <div
        role="presentation"
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) close()
        }}
      >
        <form
          role="search"
          className="relative mb-2 max-sm:mt-2"
          onSubmit={(event) => {
            event.preventDefault()
            if (!isAsking) close()
          }}
        >
          <div className="button-bar flex items-center gap-1 max-narrow:flex-wrap">
            <SearchInput
              className="max-narrow:basis-full narrow:[&_input]:pr-12"
              id={SEARCH_FIELD}
              label={t('text')}
              data-autofocus
              // eslint-disable-next-line jsx-a11y/no-autofocus -- The person pressed the button that opens it.
              autoFocus={isOpened}
              placeholder={t(isNarrow ? 'text' : 'placeholder')}
              value={text}
              onKeyDown={({ key }) => {
                if (key !== 'Escape') return
                close()
                if (!panel && Object.keys(filter).length === 0) onClose()
              }}
              onFocus={() => setPanel((now) => now ?? 'ideas')}
              onChange={(event) => {
                setPanel('ideas')
                type(event.target.value)
              }}
            />
            <IconButton
              icon={CircleHelp}
              label={t('help.open')}
              tooltipAlign="end"
              className="text-ink-soft max-narrow:ml-auto narrow:-ml-12"
              aria-expanded={panel === 'help'}
              onClick={() => setPanel(panel === 'help' ? undefined : 'help')}
            />
            <IconButton
              icon={SlidersHorizontal}
              label={t('more')}
              tooltipAlign="end"
              onClick={() => setFiltering(true)}
            />
            {isNarrow && isOpened && Object.keys(filter).length === 0 && (
              <IconButton
                icon={X}
                label={web('actions.close')}
                tooltipAlign="end"
                onClick={() => void finish('').then(onClose)}
              />
            )}
          </div>
          {panel && (
            // Pressing something in it would otherwise take the focus away and close it first.
            <div onMouseDown={(event) => event.preventDefault()} role="presentation">
              {panel === 'help' || isAsking ? (
                <SearchHelp family_id={family_id} onChoose={choose} />
              ) : (
                <SearchIdeas
                  {...{ family_id, user_id, text }}
                  onText={choose}
                  onTag={(tag) => narrow({ tags: [...(filter.tags?.split(',') ?? []), tag].join() })}
                  onPerson={(id) => narrow({ people: [...new Set(filter.people?.split(',')).add(id)].join() })}
                />
              )}
            </div>
          )}
        </form>
      </div>
      <FilterChips {...{ family_id, search, onChange }} onEmpty={isNarrow ? onClose : undefined} />
      {isFiltering && (
        <FindDialog family_id={family_id} filter={filter} onChange={onChange} onClose={() => setFiltering(false)} />
      )}
    </>
  )
}
