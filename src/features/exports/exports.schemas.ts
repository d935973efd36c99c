import * as z from 'zod/mini'
import { Id } from '#shared/id-schemas.ts'
import { exportStates } from './exports.rules.ts'

export const Export = z.object({
  id: Id,
  state: z.enum(exportStates),
  files_done: z.int(),
  files_total: z.int(),
  bytes: z.nullable(z.int()),
  created_at: z.string(),
  finished_at: z.nullable(z.string()),
  expires_at: z.nullable(z.string()),
})
export type Export = z.output<typeof Export>
export const Exports = z.object({ exports: z.array(Export) })
