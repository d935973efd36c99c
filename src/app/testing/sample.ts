import type { Extra } from './people.ts'
import type { Input } from './requests.ts'

/** A request that is right in everything but, perhaps, who sends it. `url` replaces the contract's path. */
export type Sample = { input: Input; extra?: Extra & { payload?: Buffer }; url?: string }
