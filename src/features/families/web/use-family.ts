import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { ApiProblem } from '#web/api.ts'
import { useText } from '#web/text.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Family } from '../families.contract.ts'
import { familyOptions } from './families.data.ts'
import { useRevealPending } from '#web/ui/reveal-group.tsx'
import { isLeavingFamily } from './departures.ts'

/** The family in the URL, undefined while loading. Strangers see a message and return to their own families. */
export function useFamily(): { family_id: string; family: Family | undefined } {
  const { family_id, family } = useFamilyQuery(() => {})
  return { family_id, family }
}

/** The same for screens that can't render without the family: they redirect if it can't be loaded. */
export function useFamilyOrLeave(): { family_id: string; family: Family | undefined } {
  const t = useText('families.toasts')
  const navigate = useNavigate()
  return useFamilyQuery(() => {
    toast({ kind: 'error', title: t('error'), description: t('loadFailed') })
    // The dashboard shows that loading failed; otherwise it would redirect straight back here.
    void navigate({ to: '/dashboard', search: { problem: 'family' }, replace: true })
  })
}

function useFamilyQuery(onFailure: () => void) {
  const t = useText('families.toasts')
  const navigate = useNavigate()
  const { familyId: family_id } = useParams({ strict: false }) as { familyId: string }
  const { data: family, error, isPending } = useQuery(familyOptions(family_id))
  // The page waits for the family, since the user's capabilities decide what it shows.
  useRevealPending(isPending)
  const leave = useEffectEvent((failure: Error) => {
    if (isLeavingFamily(family_id)) return
    if (!isStrangers(failure)) return onFailure()
    toast({ kind: 'error', title: t('accessDenied'), description: t('accessDeniedText') })
    void navigate({ to: '/dashboard', replace: true })
  })
  useEffect(() => {
    if (error && !family) leave(error)
  }, [error, family])
  return { family_id, family }
}

/** Strangers can't tell an existing family from a missing or malformed ID. */
function isStrangers(failure: Error): boolean {
  return failure instanceof ApiProblem && ['not_found', 'forbidden', 'invalid_input'].includes(failure.code)
}
