import * as z from 'zod/mini'

const text = z.catch(z._default(z.coerce.string(), ''), '')

export const AcceptSearch = z.object({
  token: text,
  /** In the emailed link alone: its holder reads the invited address. */
  proof: text,
  /** The address that a code was sent to, and what comes next. */
  email: z.catch(z.optional(z.string()), undefined),
  step: z.catch(z.optional(z.enum(['code', 'name'])), undefined),
})
export type AcceptSearch = z.output<typeof AcceptSearch>
