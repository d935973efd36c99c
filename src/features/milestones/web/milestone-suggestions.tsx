import { monthsBetween } from '#features/people/child-age.ts'
import { useText } from '#web/text.tsx'
import { familySuggestions, suggestionsAt } from '../suggestions.ts'

type MilestoneSuggestionsProps = {
  /** Without one, milestones of the whole family are suggested. */
  child: { birth_date: string } | undefined
  date: string
  onPick: (name: string) => void
}

/** Suggested milestones for this age, as chips that fill in the name. */
export function MilestoneSuggestions({ child, date, onPick }: MilestoneSuggestionsProps) {
  const t = useText('milestones')
  const keys = child ? suggestionsAt(monthsOf(child.birth_date, date)) : familySuggestions
  if (keys.length === 0) return null
  return (
    <div className="mt-2.5">
      <p className="text-sm text-ink-soft">{t(child ? 'form.suggestions' : 'form.familySuggestions')}</p>
      <ul className="mt-1.5 flex flex-wrap gap-1.5">
        {keys.map((key) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => onPick(t(`suggestions.${key}`))}
              className="min-h-10 rounded-full border border-honey/45 bg-honey-wash px-3.5 text-sm font-medium text-ink transition-colors hover:border-honey"
            >
              {t(`suggestions.${key}`)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function monthsOf(birth_date: string, date: string): number {
  return date < birth_date ? -monthsBetween(date, birth_date) - 1 : monthsBetween(birth_date, date)
}
