import * as z from 'zod/mini'
import { contract, operation, signedIn } from '#shared/contract.ts'
import { ProviderAnswer, ProviderParams } from './providers.contract.ts'

const Away = z.object({ url: z.string() })

/** The caller's connected Google and Apple accounts. */
export const ownProvidersContract = contract({
  startProviderLink: operation('POST', '/api/providers/:provider', {
    access: signedIn,
    fresh: true,
    summary: 'Start connecting a Google or Apple account',
    description: 'Returns the URL to send the browser to.',
    params: ProviderParams,
    response: Away,
    problems: ['provider_refused', 'too_many_requests', 'unavailable'],
  }),
  finishProviderLink: operation('POST', '/api/providers/:provider/finish', {
    access: signedIn,
    summary: 'Connect a Google or Apple account',
    description: 'Replaces any account from the same provider that’s already connected.',
    params: ProviderParams,
    body: ProviderAnswer,
    problems: ['provider_refused', 'already_there', 'too_many_requests', 'unavailable'],
  }),
  unlinkProvider: operation('DELETE', '/api/providers/:provider', {
    access: signedIn,
    fresh: true,
    summary: 'Disconnect a Google or Apple account',
    description: 'The account can no longer be used to sign in to Hearthbook.',
    params: ProviderParams,
    problems: ['last_way_in'],
  }),
  startProviderProof: operation('POST', '/api/proof/providers/:provider', {
    access: signedIn,
    summary: 'Start confirming your identity with Google or Apple',
    description: 'Returns the URL to open in a new window.',
    params: ProviderParams,
    response: Away,
    problems: ['provider_refused', 'forbidden', 'too_many_requests', 'unavailable'],
  }),
  proveByProvider: operation('POST', '/api/proof/providers/:provider/finish', {
    access: signedIn,
    summary: 'Confirm your identity with Google or Apple',
    description: 'Works once, in the browser that started the confirmation.',
    params: ProviderParams,
    body: ProviderAnswer,
    problems: ['provider_refused', 'provider_stale', 'forbidden', 'too_many_requests', 'unavailable'],
  }),
})
