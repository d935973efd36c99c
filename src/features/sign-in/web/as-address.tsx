import type { ReactNode } from 'react'

/** For `t.rich`: highlights an address and keeps it on one line, so that it's easy to check. */
export const asAddress = {
  b: (address: ReactNode) => (
    <strong className="inline-block max-w-full font-semibold break-words text-ink">{address}</strong>
  ),
}
