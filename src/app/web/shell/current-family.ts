import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useSavePreferences } from '#features/accounts/web/accounts.data.ts'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { familiesOptions } from '#features/families/web/families.data.ts'
import { lastUsedFamily } from '#features/families/web/last-used-family.ts'

/** The family in the URL, otherwise the last used one; undefined if there's none, or for visitors. */
export function useCurrentFamily({ signedIn = true } = {}) {
  const { familyId } = useParams({ strict: false })
  const { data: families = [], isPending, isSuccess: isLoaded } = useQuery({ ...familiesOptions, enabled: signedIn })
  const { data: session } = useQuery({ ...sessionOptions, enabled: signedIn })
  const current = familyId ? families.find(({ id }) => id === familyId) : lastUsedFamily(families, session)
  return { families, current, isPending, isLoaded }
}

/** Stores the family in the URL as the last used one, once per opened family. */
export function useStoreLastFamily(): void {
  const { familyId } = useParams({ strict: false })
  const { current } = useCurrentFamily()
  const { data: session } = useQuery(sessionOptions)
  const { mutate } = useSavePreferences()
  const written = useRef<string>(undefined)
  const stored = session?.preferences?.last_family_id

  useEffect(() => {
    if (!familyId || !current || written.current === familyId || stored === undefined) return
    written.current = familyId
    // Errors are ignored: the next opened family is stored again.
    if (stored !== familyId) mutate({ last_family_id: familyId })
  }, [familyId, current, stored, mutate])
}
