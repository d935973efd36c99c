import { Suspense, useSyncExternalStore } from 'react'
import { currentNeed, onNeed } from '#web/identity-needs.ts'
import { areaPage } from './area-page.tsx'

const IdentityDialog = areaPage('accounts', () => import('#features/sign-in/web/identity-dialog.tsx'), 'IdentityDialog')

/** Above every page: asks who somebody is when a call cannot go on without. */
export function Identity() {
  const need = useSyncExternalStore(onNeed, currentNeed)
  if (!need) return null
  return (
    <Suspense>
      <IdentityDialog />
    </Suspense>
  )
}
