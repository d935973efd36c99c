import { createContext, use, type ReactNode } from 'react'
import { IntlProvider, useTimeZone as useZone, useTranslations, type Messages } from 'use-intl'
import type { Locale } from '#shared/locales.ts'
import type { ApiProblem } from './api.ts'
import { createFormat, type DateFormat, type Format } from './format.ts'

type TextProviderProps = {
  locale: Locale
  messages: Messages
  timeZone: string
  dateFormat: DateFormat
  children: ReactNode
}

const FormatContext = createContext<Format | null>(null)

/** Provides the user's language, texts, time zone and date format. */
export function TextProvider({ locale, messages, timeZone, dateFormat, children }: TextProviderProps) {
  return (
    <IntlProvider locale={locale} messages={messages} timeZone={timeZone}>
      <FormatContext value={createFormat({ locale, timeZone, dateFormat })}>{children}</FormatContext>
    </IntlProvider>
  )
}

/** The texts of a namespace: `const t = useText('photos')`, `t('gallery.title')`, or `t.rich(…)` for markup. */
export const useText = useTranslations

/** The user's time zone, in which days begin. */
export const useTimeZone = useZone as () => string

/** Formats dates, numbers and amounts for the user: `useFormat().longDate(photo.taken_at)`. */
export function useFormat(): Format {
  const format = use(FormatContext)
  if (!format) throw new Error('useFormat needs a TextProvider above it')
  return format
}

/**
 * The message for an error: `const say = useProblemText()`, `say(error)`. Unknown errors get the message for unexpected
 * ones.
 */
export function useProblemText(): (error: unknown) => string {
  const t = useText('web')
  return (error) => {
    const code = isApiProblem(error) ? error.code : 'unexpected'
    if (isApiProblem(error) && error.code === 'too_many_uploads')
      return t('limits.uploads', {
        limit: String(error.params['limit']),
        gigabytes: String(error.params['gigabytes']),
      })
    if (isApiProblem(error) && error.code === 'limit_reached')
      return t('limits.reached', { ...limitParams(error), ...waitOf(error.retryAfterSeconds ?? 0) })
    return t.has(`problems.${code}`) ? t(`problems.${code}`) : t('problems.unexpected')
  }
}

function limitParams({ params }: ApiProblem) {
  return { limit: String(params['limit']), times: Number(params['times']), minutes: String(params['minutes']) }
}

/** In minutes, or hours for long waits. */
function waitOf(seconds: number) {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return minutes > 90 ? { unit: 'hours', wait: Math.ceil(minutes / 60) } : { unit: 'minutes', wait: minutes }
}

function isApiProblem(error: unknown): error is ApiProblem {
  return error instanceof Error && error.name === 'ApiProblem'
}
