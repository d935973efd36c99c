import { useQuery } from '@tanstack/react-query'
import type { accountsContract as accountsContractType } from '#features/accounts/accounts.contract.ts'
import { ApiProblem, call } from '#web/api.ts'
import { useChange } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import type { notificationsContract } from '../notifications.contract.ts'

const key = ['push-device']

/** Offers push notifications on this device, if the browser supports them. */
export function PushOffer() {
  const t = useText('notifications.push')
  const say = useProblemText()
  const { data: on } = useQuery({
    queryKey: key,
    queryFn: isSubscribed,
    enabled: canPush(),
    // The account's settings and other devices can change it.
    staleTime: 0,
  })
  const turn = useChange({ queryKey: key }, (wanted: boolean) => (wanted ? startPush() : stopPush()))
  if (on === undefined) return null
  const failure = turn.error && (turn.error instanceof ApiProblem ? say(turn.error) : t('failed'))
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3 text-sm text-ink-soft">
      <p className="min-w-0 flex-1">{failure ?? (on ? t('on') : t('off'))}</p>
      <Button kind="quiet" size="small" busy={turn.isPending} onClick={() => turn.mutate(!on)}>
        {on ? t('stop') : t('start')}
      </Button>
    </div>
  )
}

const accountsContract = operationsOf<typeof accountsContractType>()
const contract = operationsOf<typeof notificationsContract>()

const WORKER = '/service-worker.js'

/** Browsers support push only over HTTPS, and some not at all. */
function canPush(): boolean {
  return isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
}

/**
 * Whether the server sends to this browser. A subscription outlives the session that created it, so the server's
 * endpoint is compared.
 */
async function isSubscribed(): Promise<boolean> {
  const subscription = await currentSubscription()
  return subscription !== null && (await call(contract.getPushKey)).endpoint === subscription.endpoint
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration('/')
  return (await worker?.pushManager.getSubscription()) ?? null
}

/** Asks for permission, subscribes with the browser's push service, and registers the endpoint. */
async function startPush(): Promise<void> {
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

async function stopPush(): Promise<void> {
  const subscription = await currentSubscription()
  if (!subscription) return
  await call(contract.unsubscribePush, { endpoint: subscription.endpoint })
  await subscription.unsubscribe()
}
