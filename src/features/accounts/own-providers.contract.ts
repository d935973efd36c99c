import * as z from 'zod/mini'
import { operation, signedIn } from '#shared/contract.ts'
import { ProviderAnswer, ProviderParams } from './providers.contract.ts'

const Away = z.object({ url: z.string() })

/** The accounts at Google and Apple that sign in to the caller's. */
export const ownProvidersContract = {
  startProviderLink: operation({
    id: 'startProviderLink',
    method: 'POST',
    path: '/api/providers/:provider',
    access: signedIn,
    fresh: true,
    summary: 'Where to send the browser so that its person says which account there shall sign in to theirs',
    params: ProviderParams,
    response: Away,
    problems: ['provider_refused', 'too_many_requests', 'unavailable'],
  }),
  finishProviderLink: operation({
    id: 'finishProviderLink',
    method: 'POST',
    path: '/api/providers/:provider/finish',
    access: signedIn,
    summary: 'Connect the account that Google or Apple answered with, in the place of a former one there',
    params: ProviderParams,
    body: ProviderAnswer,
    problems: ['provider_refused', 'already_there', 'too_many_requests', 'unavailable'],
  }),
  unlinkProvider: operation({
    id: 'unlinkProvider',
    method: 'DELETE',
    path: '/api/providers/:provider',
    access: signedIn,
    fresh: true,
    summary: 'Disconnect the account there; it signs nobody in any more',
    params: ProviderParams,
    problems: ['last_way_in'],
  }),
  startProviderProof: operation({
    id: 'startProviderProof',
    method: 'POST',
    path: '/api/proof/providers/:provider',
    access: signedIn,
    summary: 'Where to send a window of the browser so that its person proves with their account there who they are',
    params: ProviderParams,
    response: Away,
    problems: ['provider_refused', 'forbidden', 'too_many_requests', 'unavailable'],
  }),
  proveByProvider: operation({
    id: 'proveByProvider',
    method: 'POST',
    path: '/api/proof/providers/:provider/finish',
    access: signedIn,
    summary: 'Prove with what Google or Apple answered who one is, once, in the browser that was sent',
    params: ProviderParams,
    body: ProviderAnswer,
    problems: ['provider_refused', 'provider_stale', 'forbidden', 'too_many_requests', 'unavailable'],
  }),
}
