import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { canPush, currentSubscription, startPush, stopPush } from './push-device.ts'

const key = ['push-device']

/** Offers to tell this device while no page is open, where the browser can do that. */
export function PushOffer() {
  const t = useText('notifications.push')
  const cache = useQueryClient()
  const { data: on } = useQuery({
    queryKey: key,
    queryFn: async () => (await currentSubscription()) !== null,
    enabled: canPush(),
  })
  const turn = useMutation({
    mutationFn: (wanted: boolean) => (wanted ? startPush() : stopPush()),
    onSettled: () => cache.invalidateQueries({ queryKey: key }),
  })
  if (on === undefined) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3 text-sm text-ink-soft">
      <p className="min-w-0 flex-1">{turn.isError ? t('failed') : on ? t('on') : t('off')}</p>
      <Button kind="quiet" size="small" busy={turn.isPending} onClick={() => turn.mutate(!on)}>
        {on ? t('stop') : t('start')}
      </Button>
    </div>
  )
}
