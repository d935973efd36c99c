import { Autocomplete } from '@base-ui/react/autocomplete'
import { useNavigate } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { PersonAvatar } from '#features/people/web/person-avatar.tsx'
import { SEARCH_TEXT_MAX_LENGTH } from '#features/search/search.rules.ts'
import { MoreTexts } from '#web/more-texts.tsx'
import { useRootAttribute } from '#web/root-attribute.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { useIsNarrow } from '#web/use-is-narrow.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { saveRecentCommand } from './recent-commands.ts'
import type { PaletteItem, PaletteSection } from './palette-item.ts'
import { usePaletteItems } from './use-palette-items.ts'

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
  const { sections, isSearching, isNothingFound, error } = usePaletteItems(text)
  const say = useProblemText()
  const common = useText('web')
  const isNarrow = useIsNarrow()
  const dialog = useRef<HTMLDialogElement>(null)
  // Chosen from the results of an earlier text: opened once it's found by the present one.
  const [awaited, setAwaited] = useState<string>()
  const arrived = sections.flatMap(({ items }) => items).find(({ value, isStale }) => value === awaited && !isStale)

  useRootAttribute('data-modal')
  useEffect(() => {
    dialog.current?.showModal()
  }, [])

  function open({ value, command, target }: PaletteItem) {
    if (command) saveRecentCommand(value)
    onClose()
    void navigate(target)
  }
  const hasArrived = arrived !== undefined
  const openArrived = useEffectEvent(() => arrived && open(arrived))
  useEffect(() => {
    if (hasArrived) openArrived()
  }, [hasArrived])

  return (
    // A click on the backdrop has the dialog as its target. Escape is the keyboard equivalent.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      aria-label={t('title')}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className="m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-hidden bg-card pt-[env(safe-area-inset-top)] text-ink backdrop:bg-scrim open:flex md:fixed md:inset-x-0 md:top-[10dvh] md:mx-auto md:h-fit md:max-h-[min(45rem,80dvh)] md:max-w-2xl md:rounded-card md:border md:border-line md:shadow-soft"
    >
      <Autocomplete.Root
        open
        inline
        items={sections}
        // Items are already filtered, by the server and by name.
        filter={null}
        value={text}
        onValueChange={(typed) => {
          setText(typed)
          setAwaited(undefined)
        }}
        itemToStringValue={(item) => item.label}
        // With a keyboard, Enter chooses the first result.
        autoHighlight={!isNothingFound && (isNarrow || 'always')}
        keepHighlight
      >
        <div className="flex shrink-0 items-center gap-3 border-b border-line px-5 max-md:pr-2 max-md:pl-4">
          <Search aria-hidden size={20} className="shrink-0 md:m-2 text-ink-soft max-narrow:hidden" />
          <Autocomplete.Input
            aria-label={t('title')}
            placeholder={t('placeholder')}
            maxLength={SEARCH_TEXT_MAX_LENGTH}
            className="min-h-14 w-full min-w-0 bg-transparent text-lg text-ellipsis max-narrow:text-[min(1rem,7vw)] outline-none placeholder:text-ink-soft"
          />
          <Button kind="plain" size="small" className="shrink-0 max-narrow:hidden md:hidden" onClick={onClose}>
            {common('actions.cancel')}
          </Button>
          <IconButton icon={X} label={common('actions.close')} onClick={onClose} className="narrow:hidden" />
        </div>
        <Autocomplete.Status className="px-5 pt-8 pb-4 text-center text-ink-soft empty:hidden">
          {isSearching && sections.length === 0 && common('loading')}
          {isNothingFound && <span className="font-serif text-lg text-ink">{t('none', { text: text.trim() })}</span>}
        </Autocomplete.Status>
        <Autocomplete.List className="min-h-0 scroll-py-8 overflow-y-auto overscroll-contain mask-b-from-[calc(100%-2rem)] px-2.5 pt-2 pb-[calc(2rem+env(safe-area-inset-bottom))] empty:hidden">
          {({ heading, items }: PaletteSection) => (
            <Autocomplete.Group
              key={heading}
              items={items}
              className={items.every(({ look }) => look === 'chip') ? 'flex flex-wrap' : 'grid grid-cols-12'}
            >
              <Autocomplete.GroupLabel className="col-span-full w-full px-1.5 pt-3 pb-1 text-sm font-semibold text-ink-soft">
                {heading}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(item: PaletteItem) => (
                  <Autocomplete.Item
                    key={item.value}
                    value={item}
                    onClick={() => (item.isStale ? setAwaited(item.value) : open(item))}
                    className={classNames(
                      'min-w-0 cursor-pointer rounded-control data-highlighted:bg-line/70',
                      // Enter chooses it, but fingers don't.
                      'max-md:pointer-coarse:data-highlighted:bg-transparent',
                      looks[item.look],
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

const looks: Record<PaletteItem['look'], string> = {
  face: 'col-span-3 flex flex-col items-center gap-1.5 px-1 py-2.5 text-center sm:col-span-2',
  photo: 'col-span-6 p-1.5 sm:col-span-4',
  chip: 'col-span-full m-1.5 flex min-h-11 max-w-full items-center gap-2 justify-self-start !rounded-full bg-sunk px-3.5',
  row: 'col-span-full flex min-h-14 items-center gap-3 p-1.5 sm:col-span-6',
  page: 'col-span-full flex min-h-12 items-center gap-3 px-1.5 py-1 sm:col-span-6',
  more: 'col-span-full flex min-h-11 items-center gap-2 px-1.5 font-semibold text-ember',
}
const labels: Record<PaletteItem['look'], string> = {
  face: 'line-clamp-2 max-w-full text-sm leading-tight font-medium wrap-anywhere',
  photo: 'mt-1.5 line-clamp-2 text-sm leading-snug',
  chip: 'block truncate text-sm',
  row: 'line-clamp-2 leading-snug wrap-anywhere',
  page: 'block truncate',
  more: 'line-clamp-2 leading-snug wrap-anywhere',
}

function Label({ label, hint, look, mark }: PaletteItem) {
  return (
    <>
      <Mark look={look} mark={mark} />
      <span className="min-w-0">
        <span className={labels[look]}>{label}</span>
        {hint && <span className={look === 'row' ? 'block truncate text-sm text-ink-soft' : 'sr-only'}>{hint}</span>}
      </span>
    </>
  )
}

function Mark({ look, mark: Shown }: Pick<PaletteItem, 'look' | 'mark'>) {
  if ('person' in Shown) return <PersonAvatar person={Shown.person} size={look === 'face' ? 'large' : 'medium'} />
  if ('src' in Shown)
    return (
      <img
        src={Shown.src}
        alt=""
        className={classNames(
          'rounded-control bg-sunk object-cover',
          look === 'photo' ? 'aspect-4/3 w-full' : 'size-11 shrink-0',
        )}
      />
    )
  if (look === 'row')
    return (
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-sunk text-ink-soft">
        <Shown aria-hidden size={20} />
      </span>
    )
  return <Shown aria-hidden size={look === 'page' ? 20 : 16} className="shrink-0 text-current/70" />
}
