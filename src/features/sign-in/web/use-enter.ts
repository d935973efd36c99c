import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { safeRedirect } from '../../accounts/accounts.rules.ts'
import { sessionOptions } from '../../accounts/web/session.data.ts'
import { forgetDraft } from './sign-up-draft.ts'

type SignedIn = { redirect?: string | null | undefined; second_factor?: boolean }

/**
 * Continues after signing in: opens the return URL, or the second step if it's required.
 * Loads a new page if another user was signed in here before, to clear their data.
 */
export function useEnter(): (signedIn: SignedIn) => void {
  const navigate = useNavigate()
  const cache = useQueryClient()
  const whoIsIn = () => cache.getQueryData(sessionOptions.queryKey)?.user?.id
  const [former] = useState(whoIsIn)
  return ({ redirect, second_factor }) => {
    const target = second_factor ? secondStepTo(redirect) : (safeRedirect(redirect) ?? '/dashboard')
    if (!second_factor) forgetDraft()
    if (former && (second_factor || former !== whoIsIn())) return location.replace(target)
    void navigate({ href: target, replace: true })
  }
}

function secondStepTo(redirect: string | null | undefined): string {
  return `/login?${new URLSearchParams({ step: 'second', ...(redirect && { redirect }) })}`
}
