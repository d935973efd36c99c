import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { familiesOptions } from '#features/families/web/families.data.ts'

const KEY = 'hearthbook.family'

/** The family in the address, else the one last looked at, else the first; undefined without any. Visitors are not asked. */
export function useCurrentFamily({ signedIn = true } = {}) {
  const { familyId } = useParams({ strict: false })
  const { data: families = [], isPending } = useQuery({ ...familiesOptions, enabled: signedIn })
  const current = families.find(({ id }) => id === (familyId ?? kept())) ?? (familyId ? undefined : families[0])

  useEffect(() => {
    if (familyId && current) keep(familyId)
  }, [familyId, current])

  return { families, current, isPending }
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function keep(familyId: string): void {
  try {
    localStorage.setItem(KEY, familyId)
  } catch {
    // Storage is forbidden here: the first family is the one.
  }
}

export function forgetFamily(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Storage is forbidden here: nothing was kept.
  }
}
