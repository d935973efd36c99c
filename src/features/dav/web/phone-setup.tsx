import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { QrCode } from '#features/security/web/qr-code.tsx'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { Phone } from './backup.search.ts'
import { CopiedValue } from './copied-value.tsx'
import { devicesOptions, type ListedDevices } from './dav.data.ts'
import { usePhoneValues } from './use-phone-values.ts'

const stores: Record<Phone, string> = {
  iphone: 'https://apps.apple.com/app/id415850124',
  android: 'https://play.google.com/store/apps/details?id=com.touchbyte.photosync',
}

/** Sets up PhotoSync, whose menus and fields have the same names on iPhone and Android. */
export function PhoneSetup({ family_id, phone }: { family_id: string; phone: Phone }) {
  const t = useText('dav.setup')
  const { values, device_id, show, isPending, forget } = usePhoneValues(family_id, phone)
  return (
    <>
      <Card className="flex items-center gap-6 max-md:hidden pointer-coarse:hidden">
        <div className="w-40 shrink-0 [&>svg]:size-40">
          <QrCode text={`${location.origin}${location.pathname}?for=${phone}`} label={t('qr')} />
        </div>
        <div className="min-w-0">
          <h2 className="font-serif text-xl font-semibold">{t('laptop')}</h2>
          <p className="mt-1 text-ink-soft">{t('laptopText')}</p>
        </div>
      </Card>
      <Card>
        <ol className="flex flex-col gap-7">
          <Step at={1} text={t('install')}>
            <a href={stores[phone]} target="_blank" rel="noreferrer" className={buttonStyle({ kind: 'quiet' })}>
              {t(`store.${phone}`)}
            </a>
            <p className="mt-2 text-sm text-ink-soft">{t('price')}</p>
          </Step>
          <Step at={2} text={t.rich('open', { b: bold })} />
          <Step at={3} text={t.rich('enter', { b: bold })}>
            {values ? (
              <dl className="divide-y divide-line border-y border-line">
                {values.texts.map(([name, value]) => (
                  <CopiedValue key={name} label={t(`values.${name}`)} value={value} />
                ))}
                <div className="py-2">
                  <dt className="text-sm text-ink-soft">{t('values.ssl')}</dt>
                  <dd>{t(values.isSecure ? 'on' : 'off')}</dd>
                </div>
              </dl>
            ) : (
              <Button onClick={() => show({ failed: t('failed') })} busy={isPending} busyLabel={t('showing')}>
                {t('show')}
              </Button>
            )}
          </Step>
          <Step at={4} text={t.rich(`automatic.${phone}`, { b: bold })} />
        </ol>
      </Card>
      {device_id && <Arrivals family_id={family_id} device_id={device_id} onDone={forget} />}
    </>
  )
}

const bold = (words: ReactNode) => <strong className="font-semibold">{words}</strong>

function Step({ at, text, children }: { at: number; text: ReactNode; children?: ReactNode }) {
  return (
    <li className="flex gap-4 max-narrow:flex-col max-narrow:gap-2">
      <span
        aria-hidden
        className="grid size-9 shrink-0 place-items-center rounded-full bg-ember-wash font-serif text-lg font-semibold text-ember"
      >
        {at}
      </span>
      <div className="min-w-0 flex-1 pt-1">
        <p className="text-lg">{text}</p>
        {children && <div className="mt-3">{children}</div>}
      </div>
    </li>
  )
}

/** Until the first photo, and after it. */
const [LOOK_EACH_MS, COUNT_EACH_MS] = [4_000, 15_000]

/** Whether the phone's photos arrive, while it's being set up. */
function Arrivals({ family_id, device_id, onDone }: { family_id: string; device_id: string; onDone: () => void }) {
  const t = useText('dav.arrivals')
  const photosIn = (list: ListedDevices | undefined) => list?.devices.find(({ id }) => id === device_id)?.photos ?? 0
  const { data } = useQuery({
    ...devicesOptions(family_id),
    refetchInterval: ({ state }) => (photosIn(state.data) > 0 ? COUNT_EACH_MS : LOOK_EACH_MS),
  })
  const photos = photosIn(data)
  const isDone = photos > 0
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (isDone) done()
  }, [isDone])
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div role="status" className="flex min-w-0 flex-1 basis-60 items-center gap-4">
          {isDone ? <CircleCheck aria-hidden size={28} className="shrink-0 text-sage" /> : <Spinner />}
          <div className="min-w-0">
            <p className="font-serif text-xl font-semibold">
              {isDone ? t('arrived', { count: photos }) : t('waiting')}
            </p>
            <p className="text-sm text-ink-soft">{t(isDone ? 'arrivedText' : 'waitingText')}</p>
          </div>
        </div>
        {isDone && (
          <Link to="/families/$familyId/photos" params={{ familyId: family_id }} className={buttonStyle({})}>
            {t('see')}
          </Link>
        )}
      </div>
    </Card>
  )
}
