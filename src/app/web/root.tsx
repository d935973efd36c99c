import { Outlet } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { isSignOutPending, onSignOutPending } from '#web/end-session.ts'
import { OpenedForm } from '#web/ui/opened-form.tsx'
import { Toasts } from '#web/ui/toasts.tsx'
import { Identity } from './identity.tsx'
import { WindowTitle } from './current-page.ts'
import { PendingSignOut } from './pending-sign-out.tsx'

/** What every page has: a window title, forms and toasts. */
export function Root() {
  if (useSyncExternalStore(onSignOutPending, isSignOutPending)) return <PendingSignOut />
  return (
    <>
      <WindowTitle />
      <Outlet />
      <OpenedForm />
      <Identity />
      <Toasts />
    </>
  )
}
