import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { IntlProvider, useLocale, useMessages, type Messages } from 'use-intl'
import type { Locale } from '#shared/locales.ts'

export type TextLoaders = Record<Locale, () => Promise<object>>

const forEver = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }

/** Brings the sentences of a lazy part along. While another language is on its way, the part stays as it is. */
export function MoreTexts({ name, of, children }: { name: string; of: TextLoaders; children: ReactNode }) {
  const locale = useLocale()
  const everywhere = useMessages()
  const { data } = useQuery({
    queryKey: ['messages', locale, name],
    // A module is no plain data; the cache compares what it keeps.
    queryFn: async () => ({ ...(await of[locale]()) }),
    placeholderData: (previous) => previous,
    ...forEver,
  })
  if (!data) return null
  return (
    <IntlProvider locale={locale} messages={{ ...everywhere, ...data } as Messages}>
      {children}
    </IntlProvider>
  )
}
