import { useText } from '#web/text.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Tier } from '../catalogue.ts'
import { useOpenProvider } from './billing.data.ts'

/** The ways to the payment provider, with what is said when one cannot be opened. */
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
    /** For somebody who chose a plan on their way here: no press, so no new tab. */
    continueToCheckout: (tier: Tier, isYearly: boolean) => open({ tier, isYearly }, null),
  }
}

function newTab(): Window | null {
  const tab = window.open('about:blank', '_blank')
  // The provider's page has no business with ours.
  if (tab) tab.opener = null
  return tab
}
