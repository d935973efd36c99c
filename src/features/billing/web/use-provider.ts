import { useText } from '#web/text.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Tier } from '../catalogue.ts'
import { useOpenProvider } from './billing.data.ts'

/** Actions that open the payment provider, with their error messages. */
export function useProvider() {
  const t = useText('billing.toasts')
  const { mutate, isPending, variables } = useOpenProvider()
  function open(wish: Parameters<typeof mutate>[0]['wish'], tab: Window | null) {
    mutate(
      { wish, tab },
      { onError: () => toast({ kind: 'error', title: t(wish === 'portal' ? 'portal' : 'checkout') }) },
    )
  }
  return {
    opening: isPending ? variables.wish : null,
    openPortal: () => open('portal', newTab()),
    openCheckout: (tier: Tier, isYearly: boolean) => open({ tier, isYearly }, newTab()),
    /** For a plan chosen before signing up. Without a click, browsers block a new tab. */
    continueToCheckout: (tier: Tier, isYearly: boolean) => open({ tier, isYearly }, null),
  }
}

function newTab(): Window | null {
  const tab = window.open('about:blank', '_blank')
  // Keeps the provider's page from accessing ours.
  if (tab) tab.opener = null
  return tab
}
