import type { MomentKind } from '#shared/subjects.ts'
import type { Cursor } from '#server/db/cursor.ts'

/** A position among everything that guests can see. */
export type Place = { kind: MomentKind; id: string; at: string }

/** Places after another one, in the order of the pages or back. */
export type Page = { toward: 'next' | 'previous'; after: Cursor | undefined; limit: number }
