import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useFormat, useText } from '#web/text.tsx'
import { useAgo } from '#web/use-ago.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useAllRevealed } from '#web/ui/reveal-group.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DAY_MS } from '#shared/days.ts'
import type { Device } from '../../accounts/devices.contract.ts'
import { deviceOf } from '../../accounts/device-name.ts'
import { devicesOptions, useSignOutDevice, useSignOutOthers } from './security.data.ts'
import { useDeviceName } from './use-device-name.ts'

/** The signed-in devices, each with a button to sign it out. */
export function DevicesCard({ anotherDevice }: { anotherDevice: ReactNode }) {
  const t = useText('security.tab')
  return (
    <div id="devices" ref={useLinkedPlace('#devices')} className="scroll-mt-20">
      <Card title={t('devices.title')} subtitle={t('devices.intro')}>
        <QueryState
          query={useQuery(devicesOptions)}
          skeleton={<Skeleton className="h-24" />}
          failed={{ title: t('failedTitle'), text: t('failedText') }}
        >
          {(devices) => <DeviceList devices={devices} anotherDevice={anotherDevice} />}
        </QueryState>
      </Card>
    </div>
  )
}

/** Scrolls to a place that a notification links to, once, since the router looks for it before the settings have loaded. */
function useLinkedPlace(hash: string): React.RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const isReached = useRef(false)
  const isRevealed = useAllRevealed()
  useEffect(() => {
    if (!isRevealed || isReached.current || location.hash !== hash) return
    isReached.current = true
    place.current?.scrollIntoView()
  }, [isRevealed, hash])
  return place
}

function DeviceList({ devices, anotherDevice }: { devices: readonly Device[]; anotherDevice: ReactNode }) {
  const t = useText('security.tab.devices')
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {devices.length === 1 && <p className="w-full text-sm text-ink-soft">{t('only')}</p>}
        {anotherDevice}
        {devices.length > 1 && <SignOutOthers />}
      </div>
    </>
  )
}

function DeviceRow({ device }: { device: Device }) {
  const t = useText('security.tab')
  const { longDate, time } = useFormat()
  const ago = useAgo()
  const signOut = useSignOutDevice()
  const [now] = useState(() => Date.now())
  const { handheld } = deviceOf(device.user_agent)
  const name = useDeviceName()(device.user_agent) ?? t('devices.unknown')
  // Recorded once a day, so a more precise time would be misleading.
  const recent = now - Date.parse(device.last_used_at) < DAY_MS
  const Icon = handheld ? Smartphone : Monitor
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <Icon aria-hidden size={22} className="shrink-0 text-ink-soft" />
      <div className="min-w-[min(10rem,100%)] flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {name}
          {device.is_current && (
            <span className="rounded-full bg-sage-wash px-2.5 py-0.5 text-xs font-semibold text-sage">
              {t('devices.current')}
            </span>
          )}
        </p>
        <p className="text-sm text-ink-soft">
          {recent ? t('devices.usedToday') : t('devices.used', { ago: ago(device.last_used_at) })},{' '}
          {t('devices.since', { date: longDate(device.created_at), time: time(device.created_at) })}
        </p>
      </div>
      {!device.is_current && (
        <Button
          kind="quiet"
          size="small"
          aria-label={t('devices.signOutNamed', { name })}
          busy={signOut.isPending}
          onClick={() =>
            signOut.mutate(device.id, {
              done: { title: t('toasts.deviceOut'), description: t('toasts.deviceOutText') },
              failed: t('toasts.failed'),
            })
          }
        >
          {t('devices.signOut')}
        </Button>
      )}
    </li>
  )
}

function SignOutOthers() {
  const t = useText('security.tab')
  const signOut = useSignOutOthers()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {t('devices.others')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('devices.othersTitle')}
        text={t('devices.othersText')}
        confirmLabel={t('devices.others')}
        busy={signOut.isPending}
        onConfirm={() =>
          signOut.mutate(undefined, {
            done: t('toasts.othersOut'),
            failed: t('toasts.failed'),
            onSettled: () => setAsking(false),
          })
        }
      />
    </>
  )
}
