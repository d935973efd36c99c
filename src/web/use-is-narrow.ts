import { useMedia } from './use-media.ts'

/** Below it there is room for one thing beside another no more; Tailwind's `md`. */
const NARROW = '(width < 48rem)'

/** Whether the screen is a phone's. For layouts that CSS alone cannot change, such as tabs instead of columns. */
export function useIsNarrow(): boolean {
  return useMedia(NARROW)
}
