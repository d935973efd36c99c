import { RotateCw } from 'lucide-react'
import { useMutation } from '#web/mutation.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { useRefreshBilling } from './billing.data.ts'

export function RefreshButton() {
  const t = useText('billing')
  const { mutate, isPending } = useMutation({ mutationFn: useRefreshBilling() })
  return (
    <Button kind="quiet" size="small" busy={isPending} onClick={() => mutate()}>
      {!isPending && <RotateCw aria-hidden size={17} />}
      {t('refresh')}
    </Button>
  )
}
