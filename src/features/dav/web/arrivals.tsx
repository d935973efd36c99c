import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Card } from '#web/ui/card.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { devicesOptions, type ListedDevices } from './dav.data.ts'

/** Until the first photo, and after it. */
const [LOOK_EACH_MS, COUNT_EACH_MS] = [4_000, 15_000]

/** Whether the phone's photos arrive, while it's being set up. */
export function Arrivals({
  family_id,
  device_id,
  onDone,
}: {
  family_id: string
  device_id: string
  onDone: () => void
}) {
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
