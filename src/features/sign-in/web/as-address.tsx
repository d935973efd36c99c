import type { ReactNode } from 'react'

/** For `t.rich`: an address stands out and breaks as a whole, so that it can be checked at a glance. */
export const asAddress = {
  b: (address: ReactNode) => (
    <strong className="inline-block max-w-full font-semibold break-words text-ink">{address}</strong>
  ),
}
