import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { IntlProvider, useLocale, useMessages, type Messages } from 'use-intl'
import type { Locale } from '#shared/locales.ts'
import { useArriving } from './ui/together.tsx'

export type TextLoaders = Record<Locale, () => Promise<object>>

const forEver = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }

type MoreTextsProps = { name: string; of: TextLoaders; fallback?: ReactNode; children: ReactNode }

/** Brings the sentences of a lazy part along. While another language is on its way, the part stays as it is. */
export function MoreTexts({ name, of, fallback = null, children }: MoreTextsProps) {
  const locale = useLocale()
  const everywhere = useMessages()
  const { data } = useQuery({
    queryKey: ['messages', locale, name],
    // A module is no plain data; the cache compares what it keeps.
    queryFn: async () => ({ ...(await of[locale]()) }),
    placeholderData: (previous) => previous,
    ...forEver,
  })
  useArriving(!data)
  if (!data) return fallback
  return (
    <IntlProvider locale={locale} messages={{ ...everywhere, ...data } as Messages}>
      {children}
    </IntlProvider>
  )
}
