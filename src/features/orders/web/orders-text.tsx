import type { ReactNode } from 'react'
import { MoreTexts } from '#web/more-texts.tsx'

const sentences = import.meta.glob<object>('../orders.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    orders: typeof import('../orders.messages.en.ts').orders
  }
}

/** Provides the messages about orders to its children. */
export function OrdersText({ children }: { children: ReactNode }) {
  return <MoreTexts of={sentences}>{children}</MoreTexts>
}
