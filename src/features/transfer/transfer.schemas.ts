import * as z from 'zod/mini'
import { Id } from '#shared/ids.ts'
import { exportStates } from './transfer.rules.ts'

/** An export of a family, or of what is a person's own. */
export const Export = z.object({
  id: Id,
  state: z.enum(exportStates),
  /** Originals that are in, and how many there are to be. */
  files_done: z.int(),
  files_total: z.int(),
  bytes: z.nullable(z.int()),
  created_at: z.string(),
  finished_at: z.nullable(z.string()),
  /** Until then it can be downloaded. */
  expires_at: z.nullable(z.string()),
})
export type Export = z.output<typeof Export>
