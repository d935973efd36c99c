import { useMedia } from './use-media.ts'

/** Tailwind's `md`: narrower screens have a single column. */
const NARROW = '(width < 48rem)'

/** Whether the screen is phone-sized. For layouts that CSS alone can't change, such as tabs instead of columns. */
export function useIsNarrow(): boolean {
  return useMedia(NARROW)
}
