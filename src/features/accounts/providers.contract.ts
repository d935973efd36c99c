import * as z from 'zod/mini'
import { anyone, operation } from '#shared/contract.ts'
import { Redirect, Region, RequiredPersonName } from './accounts.schemas.ts'
import { providers } from './providers.rules.ts'

const ProviderSchema = z.enum(providers)
export const ProviderParams = z.object({ provider: ProviderSchema })
const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest))

/** What comes back from there with the browser. */
export const ProviderAnswer = z.object({ code: text(4000), state: text(100) })

/** Somebody who has no account yet: the ticket makes it, in the browser that holds it. */
const Newcomer = z.object({ ticket: z.string(), email: z.string(), first_name: z.string(), last_name: z.string() })
export type Newcomer = z.output<typeof Newcomer>

const Arrival = z.object({ redirect: z.nullable(z.string()), second_factor: z.boolean() })
export type Arrival = z.output<typeof Arrival>

/** Signing in with Google and Apple. */
export const providersContract = {
  getSignInOptions: operation({
    id: 'getSignInOptions',
    method: 'GET',
    path: '/api/sign-in/options',
    access: anyone,
    summary: 'Which providers people can sign in with here, and who may create an account',
    response: z.object({ providers: z.array(ProviderSchema), sign_up: z.enum(['open', 'invited']) }),
  }),
  startProviderSignIn: operation({
    id: 'startProviderSignIn',
    method: 'POST',
    path: '/api/sign-in/providers/:provider',
    access: anyone,
    summary: 'Where to send the browser so that its person signs in with Google or Apple; holds for ten minutes',
    params: ProviderParams,
    body: z.object({ redirect: Redirect }),
    response: z.object({ url: z.string() }),
    problems: ['provider_refused', 'too_many_requests', 'unavailable'],
  }),
  finishProviderSignIn: operation({
    id: 'finishProviderSignIn',
    method: 'POST',
    path: '/api/sign-in/providers/:provider/finish',
    access: anyone,
    summary: 'Sign in with what Google or Apple answered, once, in the browser that was sent; or learn who is new',
    params: ProviderParams,
    body: ProviderAnswer,
    response: z.extend(Arrival, { newcomer: z.nullable(Newcomer) }),
    problems: ['provider_refused', 'address_unproven', 'sign_up_closed', 'too_many_requests', 'unavailable'],
  }),
  signUpByProvider: operation({
    id: 'signUpByProvider',
    method: 'POST',
    path: '/api/sign-in/providers/:provider/account',
    access: anyone,
    summary: 'Create the account of someone new whose address Google or Apple vouches for',
    params: ProviderParams,
    body: z.object({
      ticket: text(100),
      first_name: RequiredPersonName,
      last_name: RequiredPersonName,
      region: z.optional(Region),
    }),
    response: Arrival,
    problems: ['provider_refused', 'sign_up_closed', 'too_many_requests'],
  }),
  receiveAppleForm: operation({
    id: 'receiveAppleForm',
    method: 'POST',
    path: '/api/sign-in/apple',
    access: anyone,
    from_anywhere: true,
    form: true,
    raw: true,
    summary:
      'Apple answers with a form of its own site; its contents go on to a page of ours, and nothing else happens',
  }),
}
