import * as z from 'zod/mini'

const text = z.catch(z._default(z.coerce.string(), ''), '')

export const AcceptSearch = z.object({
  token: text,
  /** Only in the emailed link: its holder owns the invited address. */
  proof: text,
  /** The address that got a code, and the next step. */
  email: z.catch(z.optional(z.string()), undefined),
  step: z.catch(z.optional(z.enum(['code', 'name'])), undefined),
})
export type AcceptSearch = z.output<typeof AcceptSearch>
