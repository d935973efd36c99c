import { useQuery } from '@tanstack/react-query'
import { ApiProblem } from '#web/api.ts'
import { useChange } from '#web/mutation.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { canPush, isSubscribed, startPush, stopPush } from './push-device.ts'

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
