import * as z from 'zod/mini'
import { anyone, contract, operation } from '#shared/contract.ts'
import { Redirect, Region, RequiredPersonName } from '../accounts/accounts.schemas.ts'
import { providers } from '../security/providers.rules.ts'

const ProviderSchema = z.enum(providers)
export const ProviderParams = z.object({ provider: ProviderSchema })
const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest))

/** The provider's redirect parameters. */
export const ProviderAnswer = z.object({
  code: text(4000).check(z.describe('The authorization code from the provider.')),
  state: text(100).check(z.describe('The state parameter that the provider returned.')),
  /** Google names itself (RFC 9207), so that another provider's response can't be mistaken for its own. */
  iss: z.optional(text(255)).check(z.describe('The iss parameter that the provider returned, if any (RFC 9207).')),
})
export type ProviderAnswer = z.output<typeof ProviderAnswer>

/** A new user. The ticket creates the account, in the same browser only. */
const Newcomer = z.object({ ticket: z.string(), email: z.string(), first_name: z.string(), last_name: z.string() })
export type Newcomer = z.output<typeof Newcomer>

const Arrival = z.object({ redirect: z.nullable(z.string()), second_factor: z.boolean() })
export type Arrival = z.output<typeof Arrival>

/** Signing in with Google and Apple. */
export const providersContract = contract({
  getSignInOptions: operation('GET', '/api/sign-in/options', {
    access: anyone,
    summary: 'List sign-in options',
    description:
      'Returns the sign-in providers that are set up, who can create an account, whether anyone has one yet, and whether emails are sent.',
    response: z.object({
      providers: z.array(ProviderSchema),
      sign_up: z.enum(['open', 'invited']),
      /** No one has an account yet. The first one is created with the setup link that the server prints at startup. */
      awaits_setup: z.boolean(),
      /** Without a mail server, emails stay in a mailbox that only the person who runs the server can open. */
      has_mail_server: z.boolean(),
    }),
  }),
  startProviderSignIn: operation('POST', '/api/sign-in/providers/:provider', {
    access: anyone,
    summary: 'Start signing in with Google or Apple',
    description: 'Returns the URL to send the browser to. The URL expires after ten minutes.',
    params: ProviderParams,
    body: z.object({ redirect: Redirect }),
    response: z.object({ url: z.string() }),
    problems: ['provider_refused', 'too_many_requests', 'unavailable'],
  }),
  finishProviderSignIn: operation('POST', '/api/sign-in/providers/:provider/finish', {
    access: anyone,
    summary: 'Sign in with Google or Apple',
    description:
      'Works once, in the browser that started the sign-in. New users get a ticket for signUpByProvider instead of a session.',
    params: ProviderParams,
    body: ProviderAnswer,
    response: z.extend(Arrival, { newcomer: z.nullable(Newcomer) }),
    problems: ['provider_refused', 'address_unproven', 'sign_up_closed', 'too_many_requests', 'unavailable'],
  }),
  signUpByProvider: operation('POST', '/api/sign-in/providers/:provider/account', {
    access: anyone,
    summary: 'Create an account with Google or Apple',
    description: 'For new users with an email that the provider has verified.',
    params: ProviderParams,
    body: z.object({
      ticket: text(100).check(z.describe('The ticket for new users from finishProviderSignIn.')),
      first_name: RequiredPersonName,
      last_name: RequiredPersonName,
      region: z.optional(Region),
    }),
    response: Arrival,
    problems: ['provider_refused', 'sign_up_closed', 'too_many_requests'],
  }),
  receiveAppleForm: operation('POST', '/api/sign-in/apple', {
    access: anyone,
    from_anywhere: true,
    form: true,
    raw: true,
    summary: 'Receive Apple’s sign-in response',
    description: 'Apple posts a form here from its own site. The response redirects to a page in the app.',
  }),
})
