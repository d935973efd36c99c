import { Autocomplete } from '@base-ui/react/autocomplete'
import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { PersonAvatar } from '#features/people/web/person-avatar.tsx'
import { SEARCH_TEXT_MAX_LENGTH } from '#features/search/search.rules.ts'
import { useRootAttribute } from '#web/root-attribute.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { saveRecentCommand } from './recent-commands.ts'
import { usePaletteItems, type PaletteItem } from './use-palette-items.ts'

/** The command palette. Mounted each time it's opened, so that the search is empty. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useText('shell.palette')
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const { items, isSearching, error } = usePaletteItems(text)
  const say = useProblemText()
  const common = useText('web')
  const dialog = useRef<HTMLDialogElement>(null)

  useRootAttribute('data-modal')
  useEffect(() => {
    dialog.current?.showModal()
  }, [])

  function go({ value, isCommand, target }: PaletteItem) {
    if (isCommand) saveRecentCommand(value)
    onClose()
    void navigate(target)
  }

  return (
    // A click on the backdrop has the dialog as its target. Escape is the keyboard equivalent.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      aria-label={t('title')}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className="fixed inset-x-0 top-[12dvh] max-sm:top-[calc(0.75rem+env(safe-area-inset-top))] m-0 mx-auto w-[calc(100%-1.5rem)] max-w-xl overflow-hidden rounded-card border border-line bg-card text-ink shadow-soft backdrop:bg-scrim"
    >
      <Autocomplete.Root
        open
        inline
        items={items}
        // Items are already filtered, by the server and by name.
        filter={null}
        value={text}
        onValueChange={setText}
        itemToStringValue={(item) => item.label}
        autoHighlight="always"
        keepHighlight
      >
        <div className="flex items-center gap-3 border-b border-line px-5 max-narrow:px-3">
          <span className="max-narrow:hidden">
            <Mark mark={Search} />
          </span>
          <Autocomplete.Input
            aria-label={t('title')}
            placeholder={t('placeholder')}
            maxLength={SEARCH_TEXT_MAX_LENGTH}
            className="min-h-14 w-full min-w-0 bg-transparent text-lg text-ellipsis outline-none placeholder:text-ink-soft max-narrow:placeholder-shown:text-xs"
          />
        </div>
        <Autocomplete.Empty className="px-5 py-8 text-center text-ink-soft empty:hidden">
          {isSearching ? common('loading') : !error && t('none')}
        </Autocomplete.Empty>
        <Autocomplete.List className="m-2 max-h-[round(down,50dvh,3rem)] overflow-y-auto rounded-control empty:hidden">
          {(item: PaletteItem) => (
            <Autocomplete.Item
              key={item.value}
              value={item}
              onClick={() => go(item)}
              className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-3 py-1 data-highlighted:bg-line/70"
            >
              <Mark mark={item.mark} />
              <span className="truncate max-narrow:whitespace-normal">{item.label}</span>
              {item.hint && (
                <span className="ml-auto max-w-2/5 shrink-0 truncate text-sm text-ink-soft">{item.hint}</span>
              )}
            </Autocomplete.Item>
          )}
        </Autocomplete.List>
        {error && !isSearching && (
          <p role="alert" className="px-5 py-6 text-center text-ink-soft">
            {say(error)}
          </p>
        )}
      </Autocomplete.Root>
    </dialog>
  )
}

/** As wide for icons as for pictures, so that all labels begin at the same place. */
function Mark({ mark: Shown }: { mark: PaletteItem['mark'] }) {
  return (
    <span className="grid size-9 shrink-0 place-items-center text-ink-soft">
      {'person' in Shown ? (
        <PersonAvatar person={Shown.person} size="small" />
      ) : 'src' in Shown ? (
        <img src={Shown.src} alt="" className="size-8 rounded-mark bg-sunk object-cover" />
      ) : (
        <Shown aria-hidden size={20} />
      )}
    </span>
  )
}
