import { X } from 'lucide-react'
import { useRef } from 'react'
import { useText } from '#web/text.tsx'
import type { GallerySearch } from '#features/photos/web/photos.search.ts'
import { FIND_BUTTON } from './find-button.ts'
import { asText } from './typed-search.ts'
import { useFilterParts } from './use-filter-names.ts'

type FilterChipsProps = {
  family_id: string
  search: GallerySearch
  onChange: (search: GallerySearch) => void
  /** The last one was removed. */
  onEmpty?: (() => void) | undefined
}

/** The active filters, each with a button that removes it. The words of a typed one become text again. */
export function FilterChips({ family_id, search, onChange, onEmpty }: FilterChipsProps) {
  const t = useText('photoTools.find')
  const parts = useFilterParts(family_id, search)
  const list = useRef<HTMLUListElement>(null)
  if (parts.length === 0) return null

  /** Moves the focus to the chip that takes the removed one's position, or to the search button if none is left. */
  function change(to: GallerySearch, at?: number) {
    const chips = list.current?.querySelectorAll<HTMLElement>('[data-chip]')
    const next = at === undefined ? undefined : (chips?.[at + 1] ?? chips?.[at - 1])
    ;(next ?? document.getElementById(FIND_BUTTON))?.focus()
    onChange(to)
    if (!next) onEmpty?.()
  }

  return (
    <ul ref={list} aria-label={t('active')} className="mb-2 flex flex-wrap items-center gap-2">
      {parts.map(({ key, icon: Icon, words, without }, at) => (
        <li key={key} className="max-w-full">
          <button
            type="button"
            data-chip
            onClick={() => change(asText(search, key, without), at)}
            aria-label={t('remove', { words })}
            className="inline-flex min-h-10 max-w-full items-center gap-2 rounded-full bg-ember-wash px-3 text-sm font-medium text-ember"
          >
            <Icon aria-hidden size={16} className="shrink-0" />
            <span className="truncate">{words}</span>
            <X aria-hidden size={16} className="shrink-0" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => change(search.show === 'favorites' ? { show: search.show } : {})}
          className="min-h-10 px-2 text-sm font-semibold text-ink-soft underline-offset-4 hover:underline"
        >
          {t('clear')}
        </button>
      </li>
    </ul>
  )
}
