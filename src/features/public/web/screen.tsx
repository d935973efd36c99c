import { screenFile, screenSizes, type ScreenName, type ScreenSize } from '../screens.ts'
import type { Page } from './public-page.ts'

const PHONE = '(max-width: 639px)'
const DARK = '(prefers-color-scheme: dark)'

/** A screenshot for the viewport and theme, loaded when it scrolls into view. */
export function Screen({ of, page, first = false }: { of: ScreenName; page: Page; first?: boolean }) {
  return (
    <picture className="screen">
      <Source of={of} size="phone" theme="dark" media={`${PHONE} and ${DARK}`} />
      <Source of={of} size="phone" theme="light" media={PHONE} />
      <Source of={of} size="desk" theme="dark" media={DARK} />
      <img
        src={`/screens/${screenFile(of, 'desk', 'light')}`}
        width={screenSizes.desk.width}
        height={screenSizes.desk.height}
        alt={page.text.offer.features.screens[of]}
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        decoding="async"
      />
    </picture>
  )
}

type SourceProps = { of: ScreenName; size: ScreenSize; theme: 'light' | 'dark'; media: string }

/** `data-dark` lets an island override the device's theme with the one chosen here. */
function Source({ of, size, theme, media }: SourceProps) {
  const { width, height } = screenSizes[size]
  return (
    <source
      srcSet={`/screens/${screenFile(of, size, theme)}`}
      media={media}
      width={width}
      height={height}
      {...(theme === 'dark' && { 'data-dark': '' })}
    />
  )
}
