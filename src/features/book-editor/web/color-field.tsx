import { useId } from 'react'
import { useText } from '#web/text.tsx'
import { bookColours, type BookColour } from '#features/book-layout/document.ts'

const names = Object.keys(bookColours) as BookColour[]

type ColourFieldProps = {
  label: string
  value: BookColour | null
  onChange: (value: BookColour | null) => void
  /** Adds the option to use the book's color. */
  withNone?: boolean
  /** What's around it already says its label. */
  isUntitled?: boolean
}

export function ColorField({ label, value, onChange, withNone = false, isUntitled }: ColourFieldProps) {
  const t = useText('books.editor')
  const name = useId()
  const options: (BookColour | null)[] = withNone ? [null, ...names] : names
  return (
    <fieldset>
      <legend className={isUntitled ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map((colour) => (
          <label
            key={colour ?? 'none'}
            className="relative grid size-11 place-items-center rounded-full has-checked:ring-3 has-checked:ring-ember"
          >
            <input
              type="radio"
              name={name}
              checked={value === colour}
              onChange={() => onChange(colour)}
              aria-label={colour ? t(`colours.${colour}`) : t('backgroundDefault')}
              className="absolute inset-0 appearance-none rounded-full"
            />
            <ColorSwatch colour={colour} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Without a color, the page has the book's. */
export function ColorSwatch({ colour }: { colour: BookColour | null }) {
  return (
    <span
      aria-hidden
      className="pointer-events-none size-8 rounded-full border border-outline"
      style={
        colour
          ? { backgroundColor: bookColours[colour] }
          : { background: 'linear-gradient(135deg, transparent 47%, currentColor 47% 53%, transparent 53%)' }
      }
    />
  )
}
