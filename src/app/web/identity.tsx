import { Suspense, useSyncExternalStore } from 'react'
import { signInTexts } from '#features/sign-in/web/sign-in.texts.ts'
import { currentNeed, onNeed } from '#web/identity-needs.ts'
import { lazyWithTexts } from '#web/lazy-with-texts.tsx'

const IdentityDialog = lazyWithTexts(
  signInTexts,
  () => import('#features/sign-in/web/identity-dialog.tsx'),
  'IdentityDialog',
)

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
