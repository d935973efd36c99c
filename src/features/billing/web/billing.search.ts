import * as z from 'zod/mini'
import { tiers } from '../catalogue.ts'

const yes = z.catch(
  z.optional(
    z.pipe(
      z.union([z.literal('true'), z.literal(true)]),
      z.transform(() => true),
    ),
  ),
  undefined,
)

/** The checkout result, a plan chosen before signing up, and the invoice of a receipt. Invalid values count as absent. */
export const BillingSearch = z.object({
  success: yes,
  canceled: yes,
  plan: z.catch(z.optional(z.enum(tiers)), undefined),
  invoice: z.catch(z.optional(z.string().check(z.regex(/^[\w-]{1,200}$/))), undefined),
  billing: z.catch(z.optional(z.literal('yearly')), undefined),
})
export type BillingSearch = z.output<typeof BillingSearch>
