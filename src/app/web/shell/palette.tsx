import { Autocomplete } from '@base-ui/react/autocomplete'
import { useNavigate } from '@tanstack/react-router'
import { Search, type LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { PersonAvatar } from '#features/people/web/person-avatar.tsx'
import { SEARCH_TEXT_MAX_LENGTH } from '#features/search/search.rules.ts'
import { MoreTexts } from '#web/more-texts.tsx'
import { useRootAttribute } from '#web/root-attribute.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { useIsNarrow } from '#web/use-is-narrow.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { saveRecentCommand } from './recent-commands.ts'
import { usePaletteItems, type PaletteItem, type PaletteSection } from './use-palette-items.ts'

const texts = import.meta.glob<object>('./palette.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    palette: typeof import('./palette.messages.en.ts').palette
  }
}

/** The command palette. Mounted each time it's opened, so that the search is empty. */
export function Palette({ onClose }: { onClose: () => void }) {
  return (
    <MoreTexts of={texts}>
      <Commands onClose={onClose} />
    </MoreTexts>
  )
}

function Commands({ onClose }: { onClose: () => void }) {
  const t = useText('palette')
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const { sections, isSearching, error } = usePaletteItems(text)
  const say = useProblemText()
  const common = useText('web')
  const isNarrow = useIsNarrow()
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
      className="m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-hidden bg-card pt-[env(safe-area-inset-top)] text-ink backdrop:bg-scrim open:flex md:fixed md:inset-x-0 md:top-[10dvh] md:mx-auto md:h-auto md:max-h-[80dvh] md:max-w-2xl md:rounded-card md:border md:border-line md:shadow-soft"
    >
      <Autocomplete.Root
        open
        inline
        items={sections}
        // Items are already filtered, by the server and by name.
        filter={null}
        value={text}
        onValueChange={setText}
        itemToStringValue={(item) => item.label}
        // With a keyboard, Enter chooses the first.
        autoHighlight={isNarrow || 'always'}
        keepHighlight
      >
        <div className="flex shrink-0 items-center gap-3 border-b border-line px-5 max-narrow:px-3 max-md:pr-2">
          <span className="max-narrow:hidden">
            <Mark icon={Search} />
          </span>
          <Autocomplete.Input
            aria-label={t('title')}
            placeholder={t('placeholder')}
            maxLength={SEARCH_TEXT_MAX_LENGTH}
            className="min-h-14 w-full min-w-0 bg-transparent text-lg text-ellipsis outline-none placeholder:text-ink-soft max-narrow:placeholder-shown:text-xs"
          />
          <Button kind="plain" size="small" className="shrink-0 md:hidden" onClick={onClose}>
            {common('actions.cancel')}
          </Button>
        </div>
        <Autocomplete.Empty className="px-5 py-8 text-center text-ink-soft empty:hidden">
          {isSearching ? common('loading') : !error && t('none')}
        </Autocomplete.Empty>
        <Autocomplete.List className="min-h-0 scroll-py-8 overflow-y-auto overscroll-contain mask-b-from-[calc(100%-2rem)] px-2 pt-2 pb-[calc(2rem+env(safe-area-inset-bottom))] empty:hidden">
          {({ heading, items }: PaletteSection) => (
            <Autocomplete.Group key={heading ?? ''} items={items} className="grid grid-cols-12">
              {heading && (
                <Autocomplete.GroupLabel className="col-span-full px-1.5 pt-3 pb-1 text-sm font-semibold text-ink-soft">
                  {heading}
                </Autocomplete.GroupLabel>
              )}
              <Autocomplete.Collection>
                {(item: PaletteItem) => (
                  <Autocomplete.Item
                    key={item.value}
                    value={item}
                    onClick={() => go(item)}
                    className={classNames(
                      'min-w-0 cursor-pointer rounded-control data-highlighted:bg-line/70',
                      // Enter chooses it, but fingers don't.
                      'max-md:pointer-coarse:data-highlighted:bg-transparent',
                      lookOf(item, heading),
                    )}
                  >
                    <Label {...item} />
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
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

/** Faces and photos are beside each other, and so is what has a heading: places, recent searches, and on laptops pages. */
function lookOf({ mark, isSearch }: PaletteItem, heading: string | undefined): string {
  if ('person' in mark) return 'col-span-3 flex flex-col items-center gap-1.5 px-1 py-2.5 text-center sm:col-span-2'
  if ('src' in mark) return 'col-span-6 p-1.5 sm:col-span-4'
  if (isSearch) return 'col-span-6 m-1 flex min-h-11 items-center gap-2 !rounded-full bg-sunk px-3.5 sm:col-span-4'
  return `flex min-h-12 items-center gap-3 px-3 py-1 col-span-full ${heading ? 'sm:col-span-6' : ''}`
}

function Label({ label, hint, mark: Shown, isSearch }: PaletteItem) {
  if ('person' in Shown)
    return (
      <>
        <PersonAvatar person={Shown.person} size="large" />
        <span className="line-clamp-2 max-w-full text-sm leading-tight font-medium wrap-anywhere">{label}</span>
        <VisuallyHidden>{hint}</VisuallyHidden>
      </>
    )
  if ('src' in Shown)
    return (
      <>
        <img src={Shown.src} alt="" className="aspect-4/3 w-full rounded-control bg-sunk object-cover" />
        <span className="mt-1.5 line-clamp-2 text-sm leading-snug">{label}</span>
        {hint && <span className="block truncate text-sm text-ink-soft">{hint}</span>}
      </>
    )
  if (isSearch)
    return (
      <>
        <Shown aria-hidden size={16} className="shrink-0 text-ink-soft" />
        <span className="truncate text-sm">{label}</span>
      </>
    )
  return (
    <>
      <Mark icon={Shown} />
      <span className="truncate max-narrow:whitespace-normal">{label}</span>
      {hint && <span className="ml-auto max-w-2/5 shrink-0 truncate text-sm text-ink-soft">{hint}</span>}
    </>
  )
}

function Mark({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span className="grid size-9 shrink-0 place-items-center text-ink-soft">
      <Icon aria-hidden size={20} />
    </span>
  )
}
