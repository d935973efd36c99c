import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useText } from '#web/text.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Family } from '../families.contract.ts'
import { allows } from './families.data.ts'
import { isLeavingFamily } from './departures.ts'
import { useFamilyOrLeave } from './use-family.ts'

/** The family of an owner-only screen; others see a message and return to the family. */
export function useOwnersFamily(): { family_id: string; family: Family | undefined; isOwners: boolean } {
  const t = useText('families.toasts')
  const navigate = useNavigate()
  const { family_id, family } = useFamilyOrLeave()
  const isOwners = allows(family, 'family.manage')
  const isOthers = family !== undefined && !isOwners
  const leave = useEffectEvent(() => {
    if (isLeavingFamily(family_id)) return
    toast({ kind: 'error', title: t('accessDenied'), description: t('ownersOnly') })
    void navigate({ to: '/families/$familyId', params: { familyId: family_id }, replace: true })
  })
  useEffect(() => {
    if (isOthers) leave()
  }, [isOthers])
  return { family_id, family, isOwners }
}
