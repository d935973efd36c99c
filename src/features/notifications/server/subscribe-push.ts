import type { SignedIn } from '#server/http/route.ts'
import { Problem } from '#shared/problems.ts'
import type { PushServices, Subscription } from './push-services.ts'
import { dropSubscription, storeSubscription, selectPushEndpoint } from './push.queries.ts'

export async function getPushKey({ tx, session_id }: SignedIn, { publicKey }: PushServices) {
  return { public_key: publicKey, endpoint: await selectPushEndpoint(tx, session_id) }
}

/** @throws Problem invalid_input if the endpoint belongs to no known push service */
export async function subscribePush({ tx, session_id }: SignedIn, device: Subscription, services: PushServices) {
  if (!services.knows(device.endpoint)) throw new Problem('invalid_input', { fields: { endpoint: 'unknown_service' } })
  await storeSubscription(tx, session_id, device)
}

/** Does nothing for a missing or someone else's subscription. */
export async function unsubscribePush({ tx }: SignedIn, { endpoint }: { endpoint: string }): Promise<void> {
  await dropSubscription(tx, endpoint)
}
