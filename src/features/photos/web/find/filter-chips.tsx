import { X } from 'lucide-react'
import { useText } from '#web/text.tsx'
import { PhotoToolsText } from '../photo-tools-text.tsx'
import type { GalleryFilter } from '../photos.search.ts'
import { useFilterParts } from './use-filter-names.ts'

type FilterChipsProps = { family_id: string; filter: GalleryFilter; onChange: (filter: GalleryFilter) => void }

/** What the gallery is narrowed to; each part can be taken away. */
export function FilterChips(props: FilterChipsProps) {
  return (
    <PhotoToolsText>
      <Chips {...props} />
    </PhotoToolsText>
  )
}

function Chips({ family_id, filter, onChange }: FilterChipsProps) {
  const t = useText('photoTools.find')
  const parts = useFilterParts(family_id, filter)
  return (
    <ul aria-label={t('active')} className="mb-2 flex flex-wrap items-center gap-2">
      {parts.map(({ key, words, without }) => (
        <li key={key} className="max-w-full">
          <button
            type="button"
            onClick={() => onChange(without)}
            aria-label={t('remove', { words })}
            className="inline-flex min-h-10 max-w-full items-center gap-2 rounded-full bg-ember-wash pr-3 pl-4 text-sm font-medium text-ember"
          >
            <span className="truncate">{words}</span>
            <X aria-hidden size={16} className="shrink-0" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => onChange(filter.show ? { show: filter.show } : {})}
          className="min-h-10 px-2 text-sm font-semibold text-ink-soft underline-offset-4 hover:underline"
        >
          {t('clear')}
        </button>
      </li>
    </ul>
  )
}
