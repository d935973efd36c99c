import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { ApiProblem } from '#web/api.ts'
import { useText } from '#web/text.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Family } from '../families.contract.ts'
import { familyOptions } from './families.data.ts'
import { useArriving } from '#web/ui/together.tsx'
import { isParting } from './partings.ts'

/** The family in the address, undefined until it is loaded. Strangers are told and sent to their own. */
export function useFamily(): { family_id: string; family: Family | undefined } {
  const { family_id, family } = useFamilyQuery(() => {})
  return { family_id, family }
}

/** The same for screens that are nothing without the family: they are left when it cannot be loaded. */
export function useFamilyOrLeave(): { family_id: string; family: Family | undefined } {
  const t = useText('families.toasts')
  const navigate = useNavigate()
  return useFamilyQuery(() => {
    toast({ kind: 'error', title: t('error'), description: t('loadFailed') })
    // The dashboard says that loading failed, or it would lead straight back here.
    void navigate({ to: '/dashboard', search: { problem: 'family' }, replace: true })
  })
}

function useFamilyQuery(onFailure: () => void) {
  const t = useText('families.toasts')
  const navigate = useNavigate()
  const { familyId: family_id } = useParams({ strict: false }) as { familyId: string }
  const { data: family, error, isPending } = useQuery(familyOptions(family_id))
  // What its reader may do decides what stands on the page.
  useArriving(isPending)
  const leave = useEffectEvent((failure: Error) => {
    if (isParting(family_id)) return
    if (!isStrangers(failure)) return onFailure()
    toast({ kind: 'error', title: t('accessDenied'), description: t('accessDeniedText') })
    void navigate({ to: '/dashboard', replace: true })
  })
  useEffect(() => {
    if (error && !family) leave(error)
  }, [error, family])
  return { family_id, family }
}

/** To a stranger a family and no family look alike; an address that names none does too. */
function isStrangers(failure: Error): boolean {
  return failure instanceof ApiProblem && ['not_found', 'forbidden', 'invalid_input'].includes(failure.code)
}
