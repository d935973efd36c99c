import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { IntlProvider, useLocale, useMessages, type Messages } from 'use-intl'
import type { Locale } from '#shared/locales.ts'
import { isIn, messagesIn } from '#shared/messages.ts'
import { fetchChunk } from './lazy-component.ts'
import { useRevealPending } from './ui/reveal-group.tsx'

/** Catalogs in every language, by file name: `import.meta.glob<object>('../books.messages.*.ts')`. */
export type Catalogs = Record<string, () => Promise<object>>

const forEver = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }

/** The browser fetches one language. */
export function textsOptions(catalogs: Catalogs, locale: Locale) {
  const fetches = Object.entries(catalogs).filter(([file]) => isIn(file, locale))
  return {
    queryKey: ['messages', locale, fetches.map(([file]) => file)],
    queryFn: async () =>
      messagesIn(
        await Promise.all(fetches.map(async ([file, fetch]) => [file, await fetchChunk(fetch)] as const)),
        locale,
      ),
    ...forEver,
  }
}

type MoreTextsProps = { of: Catalogs; fallback?: ReactNode; children: ReactNode }

/** Loads the texts of a lazy component. While another language loads, the current one stays. */
export function MoreTexts({ of, fallback = null, children }: MoreTextsProps) {
  const locale = useLocale()
  const everywhere = useMessages()
  const { data } = useQuery({ ...textsOptions(of, locale), placeholderData: (previous) => previous })
  useRevealPending(!data)
  if (!data) return fallback
  return (
    <IntlProvider locale={locale} messages={{ ...everywhere, ...data } as Messages}>
      {children}
    </IntlProvider>
  )
}
