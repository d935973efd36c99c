import { screenFile, screenSizes, type ScreenName, type ScreenSize, type WideScreen } from '../screens.ts'
import type { Page } from './public-page.ts'

const PHONE = '(max-width: 639px)'
const DARK = '(prefers-color-scheme: dark)'

/** A screenshot for the viewport and theme, loaded when it scrolls into view. At its own size where there's room. */
export function Screen({ of, page, first = false }: { of: WideScreen; page: Page; first?: boolean }) {
  return (
    <picture className="screen actual-size">
      <Source of={of} size="phone" theme="dark" media={`${PHONE} and ${DARK}`} />
      <Source of={of} size="phone" theme="light" media={PHONE} />
      <Source of={of} size="desk" theme="dark" media={DARK} />
      <Shot of={of} size="desk" page={page} first={first} />
    </picture>
  )
}

/** A screenshot of a phone, in windows of any width. */
export function PhoneScreen({ of, page }: { of: ScreenName; page: Page }) {
  return (
    <picture className="screen phone-screen">
      <Source of={of} size="phone" theme="dark" media={DARK} />
      <Shot of={of} size="phone" page={page} />
    </picture>
  )
}

type ShotProps = { of: ScreenName; size: ScreenSize; page: Page; first?: boolean }

function Shot({ of, size, page, first = false }: ShotProps) {
  const { width, height } = screenSizes[size]
  return (
    <img
      src={`/screens/${screenFile(of, size, 'light')}`}
      {...{ width, height }}
      alt={page.text.offer.features.screens[of]}
      {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      decoding="async"
    />
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
