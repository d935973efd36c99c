import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { SEARCH_TEXT_MAX_LENGTH } from '#features/photos/photos.rules.ts'
import { classNames } from '#web/ui/class-names.ts'
import { controlStyle } from '#web/ui/field.tsx'

/** Below the field, as wide as it is, or as the screen on phones, where what's below it in the page is dimmed. */
export const panelStyle = classNames(
  'absolute top-full left-0 z-20 rounded-b-card border-line bg-card p-4 sm:right-12 sm:mt-1 sm:rounded-card sm:border sm:p-5 sm:shadow-soft',
  'max-sm:-inset-x-(--page-edge) max-sm:mt-2 max-sm:bg-paper max-sm:shadow-[0_0_0_100vmax_var(--scrim)] max-sm:[clip-path:inset(0_-100vmax_-100vmax)]',
)

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
