import { Suspense, useSyncExternalStore } from 'react'
import { currentNeed, onNeed } from '#web/identity-needs.ts'
import { areaPage } from './area-page.tsx'

const IdentityDialog = areaPage('accounts', () => import('#features/sign-in/web/identity-dialog.tsx'), 'IdentityDialog')

/** Renders the dialog above every page when a call needs reauthentication or a new session. */
export function Identity() {
  const need = useSyncExternalStore(onNeed, currentNeed)
  if (!need) return null
  return (
    <Suspense>
      <IdentityDialog />
    </Suspense>
  )
}
