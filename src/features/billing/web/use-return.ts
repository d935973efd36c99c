import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '#web/text.tsx'
import { toast } from '#web/ui/toast.ts'
import { BillingSearch } from './billing.search.ts'
import { subscriptionOptions, useRefreshBilling } from './billing.data.ts'

const UNUSUAL_MS = 45_000

/**
 * Handles the return from checkout: shows success once the server has confirmed it, then cleans up the URL. Returns
 * whether confirmation is pending, and whether it takes unusually long.
 */
export function useReturn(): 'confirming' | 'long' | null {
  const t = useText('billing.toasts')
  const navigate = useNavigate()
  const refresh = useRefreshBilling()
  const { success, canceled, plan } = BillingSearch.parse(useSearch({ strict: false }))
  const { data, isFetchedAfterMount } = useQuery(subscriptionOptions(success === true))
  const [long, setLong] = useState(false)
  const isConfirmed =
    success === true && isFetchedAfterMount && data?.subscribed === true && (!plan || plan === data.subscription_tier)

  const finish = useEffectEvent((how: 'activated' | 'canceled') => {
    toast({ kind: how === 'canceled' ? 'error' : 'done', title: t(how) })
    void refresh()
    void navigate({ to: '.', search: {}, replace: true })
  })
  useEffect(() => {
    if (isConfirmed) finish('activated')
    else if (canceled) finish('canceled')
  }, [isConfirmed, canceled])

  useEffect(() => {
    if (!success) return
    const timer = setTimeout(() => setLong(true), UNUSUAL_MS)
    return () => clearTimeout(timer)
  }, [success])

  if (!success || isConfirmed) return null
  return long ? 'long' : 'confirming'
}
