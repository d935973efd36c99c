import { useRouter, type RouterHistory } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** Back closes what's open on top, and the page stays. Dialogs are above what isn't one. */
export function useBackCloses(
  open: boolean,
  onClose: () => void,
  isOnTop = () => document.querySelector('dialog[open]') === null,
): void {
  // Pages without a router have no history to block.
  const router = useRouter({ warn: false }) as { history: RouterHistory } | undefined
  const history = router?.history
  const goBack = useEffectEvent(() => {
    const isShown = isOnTop()
    if (isShown) onClose()
    return isShown
  })
  useEffect(() => {
    if (!open || !history) return
    const blockerFn = ({ action }: { action: string }) => action === 'BACK' && goBack()
    return history.block({ blockerFn: async (to) => blockerFn(to), enableBeforeUnload: false })
  }, [history, open])
}
