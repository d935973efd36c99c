import { DOT } from '#shared/dot.ts'
import { useText } from '#web/text.tsx'
import type { PhotoPair } from '../then-and-now.contract.ts'
import { CompareSlider } from './compare-slider.tsx'

export const yearOf = (photo: PhotoPair['before']) => photo.sort_at.slice(0, 4)

/** What two photos have in common. */
export function usePairText() {
  const t = useText('thenAndNow')
  return ({ years, is_same_place }: PhotoPair) =>
    [is_same_place && t('samePlace'), t('apart', { years })].filter(Boolean).join(DOT)
}

/** Two photos to compare, and what they have in common. */
export function PairView({ pair }: { pair: PhotoPair }) {
  const textOf = usePairText()
  const { before, after } = pair
  return (
    <>
      <CompareSlider
        key={before.id + after.id}
        before={{ photo: before, label: yearOf(before) }}
        after={{ photo: after, label: yearOf(after) }}
        // High photos are whole, and wide ones as wide as the page.
        className={after.width > after.height ? 'max-h-[70vh] min-w-full' : 'max-h-[70vh]'}
      />
      <p className="mt-2 text-sm text-ink-soft">{textOf(pair)}</p>
    </>
  )
}
