import type { accountsContract as accountsContractType } from '#features/accounts/accounts.contract.ts'
import { call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import type { notificationsContract } from '../notifications.contract.ts'

const accountsContract = operationsOf<typeof accountsContractType>()
const contract = operationsOf<typeof notificationsContract>()

const WORKER = '/service-worker.js'

/** Browsers support push only over HTTPS, and some not at all. */
export function canPush(): boolean {
  return isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
}

/**
 * Whether the server sends to this browser. A subscription outlives the session that created it, so the server's
 * endpoint is compared.
 */
export async function isSubscribed(): Promise<boolean> {
  const subscription = await currentSubscription()
  return subscription !== null && (await call(contract.getPushKey)).endpoint === subscription.endpoint
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration('/')
  return (await worker?.pushManager.getSubscription()) ?? null
}

/** Asks for permission, subscribes with the browser's push service, and registers the endpoint. */
export async function startPush(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('The browser does not allow it')
  const { public_key } = await call(contract.getPushKey)
  await navigator.serviceWorker.register(WORKER)
  const worker = await navigator.serviceWorker.ready
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: public_key })
  const { p256dh = '', auth = '' } = made.toJSON().keys ?? {}
  await call(contract.subscribePush, { endpoint: made.endpoint, p256dh, auth })
  // Enabling push on this device also turns it back on in the settings.
  await call(accountsContract.saveSettings, { notification_push: true })
}

export async function stopPush(): Promise<void> {
  const subscription = await currentSubscription()
  if (!subscription) return
  await call(contract.unsubscribePush, { endpoint: subscription.endpoint })
  await subscription.unsubscribe()
}
