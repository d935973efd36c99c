import type { ReactNode } from 'react'
import { MoreTexts, type TextLoaders } from '#web/more-texts.tsx'

const sentences: TextLoaders = {
  en: () => import('../orders.messages.en.ts'),
  es: () => import('../orders.messages.es.ts'),
  fr: () => import('../orders.messages.fr.ts'),
}

/** Gives what is below it the sentences about orders. */
export function OrdersText({ children }: { children: ReactNode }) {
  return (
    <MoreTexts name="orders" of={sentences}>
      {children}
    </MoreTexts>
  )
}
