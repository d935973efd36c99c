import { rootFontSize } from '#web/root-font-size.ts'
import { useMedia } from '#web/use-media.ts'

/** Whether there's room for a panel beside a photo. Otherwise there's a sheet below it. */
export function useIsWide(): boolean {
  return useMedia('(width >= 64rem), (width >= 48rem) and (orientation: landscape)')
}

/** The panel's width in pixels. */
export const panelWidth = (): number => Math.min(24 * rootFontSize(), Math.round(innerWidth * 0.4))
