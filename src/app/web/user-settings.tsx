import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import type { SessionView } from '#features/accounts/accounts.contract.ts'
import { dateFormatOf } from '#shared/date-order.ts'
import { localeFromHeader, type Locale } from '#shared/locales.ts'
import { zoneOf } from '#shared/time-zones.ts'
import type { Messages } from 'use-intl'
import { storedLocale } from '#web/stored-locale.ts'
import { TextProvider } from '#web/text.tsx'
import { applyTheme } from '#web/theme.ts'
import { messagesOptions } from './messages.ts'

const deviceZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
const browserDates = dateFormatOf(navigator.languages[0])

/** The user's choice, otherwise what this browser last used, otherwise its preferred language. */
export function userLocale(session: SessionView | undefined): Locale {
  return session?.preferences?.language ?? storedLocale.read() ?? localeFromHeader(navigator.languages.join(','))
}

/** The user's choice, otherwise the device's time zone. */
export function userTimeZone(session: SessionView | undefined): string {
  const zone = session?.preferences?.timezone
  return zone ? zoneOf(zone) : deviceZone
}

/** Applies the user's language, time zone, date format, theme and density, and follows changes. */
export function UserSettings({ children }: { children: ReactNode }) {
  const { data: session } = useQuery(sessionOptions)
  const locale = userLocale(session)
  const { data: messages } = useQuery({ ...messagesOptions(locale), placeholderData: (previous) => previous })
  const preferences = session?.preferences

  useEffect(() => {
    document.documentElement.lang = locale
    storedLocale.write(locale)
  }, [locale])

  // Before the first paint, so that the theme doesn't flash.
  useLayoutEffect(() => {
    if (!preferences) return
    applyTheme(preferences.theme)
    document.documentElement.dataset.density = preferences.compact_view ? 'compact' : 'comfortable'
  }, [preferences])

  if (!messages) return null
  return (
    <TextProvider
      locale={locale}
      messages={messages as Messages}
      timeZone={userTimeZone(session)}
      dateFormat={preferences?.date_format ?? browserDates}
    >
      {children}
    </TextProvider>
  )
}
