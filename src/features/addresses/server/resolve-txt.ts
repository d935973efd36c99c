import { Resolver } from 'node:dns/promises'
import { Problem } from '#shared/problems.ts'

/** The TXT records of a name, possibly none. @throws Problem unavailable if no name server answers */
export type ResolveTxt = (name: string) => Promise<string[]>

const NOTHING_THERE = new Set(['ENOTFOUND', 'ENODATA', 'NOTFOUND', 'NODATA'])

/** Uses this machine's name servers. */
export function openTxtResolver(): ResolveTxt {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 })
  return async (name) => {
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
    } catch (error) {
      if (NOTHING_THERE.has((error as NodeJS.ErrnoException).code ?? '')) return []
      throw new Problem('unavailable')
    }
  }
}
