import * as z from 'zod/mini'
import { returnUrlOf } from './return-url.ts'

/** People and email clients mangle URLs, so invalid values count as absent. */
const text = z.catch(z.optional(z.coerce.string()), undefined)
const path = z.catch(
  z.optional(
    z.pipe(
      z.string(),
      z.transform((given: string) => returnUrlOf(given)),
    ),
  ),
  undefined,
)

export const LoginSearch = z.object({
  email: text,
  /** The return path. */
  redirect: path,
  step: z.catch(z.optional(z.enum(['sent', 'name', 'password', 'second'])), undefined),
})

export type LoginSearch = z.output<typeof LoginSearch>

export const SignUpSearch = z.object({
  email: text,
  redirect: path,
  /** From the link that the first start printed. */
  setup: text,
  plan: text,
  billing: z.catch(z.optional(z.literal('yearly')), undefined),
  step: z.catch(z.optional(z.enum(['sent', 'found'])), undefined),
})

export type SignUpSearch = z.output<typeof SignUpSearch>

export const LinkSearch = z.object({ token: z._default(z.coerce.string(), '') })

/** The provider's redirect parameters. */
export const ProviderSearch = z.object({
  ...{ code: text, state: text, iss: text, error: text },
  ...{ first_name: text, last_name: text },
})

/** With an email's token, or without one to request it. */
export const ResetSearch = z.object({
  token: text,
  email: text,
  step: z.catch(z.optional(z.literal('sent')), undefined),
})
export type ResetSearch = z.output<typeof ResetSearch>

/** The page after signing up: a chosen plan stays in the URL until it can be bought. */
export function redirectAfterSignUp({
  redirect,
  plan,
  billing,
}: Pick<SignUpSearch, 'redirect' | 'plan' | 'billing'>): string | undefined {
  if (redirect || !plan || plan === 'free') return redirect
  return `/subscription?${new URLSearchParams({ plan, ...(billing && { billing }) })}`
}
