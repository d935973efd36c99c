import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { SEARCH_TEXT_MAX_LENGTH } from '#features/photos/photos.rules.ts'
import { classNames } from '#web/ui/class-names.ts'
import { controlStyle } from '#web/ui/field.tsx'

/** A field for words to search for, with a magnifier in it. */
export function SearchInput({ label, className, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className={classNames('relative min-w-0 flex-1', className)}>
      <span className="sr-only">{label}</span>
      <Search
        aria-hidden
        size={18}
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-soft"
      />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={SEARCH_TEXT_MAX_LENGTH}
        {...input}
        className={`${controlStyle} pl-10`}
      />
    </label>
  )
}
