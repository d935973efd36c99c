import { Outlet } from '@tanstack/react-router'
import { Toasts } from '#web/ui/toasts.tsx'
import { Identity } from './identity.tsx'
import { WindowTitle } from './current-page.ts'

/** What every page has: its name in the window, and the place for messages. */
export function Root() {
  return (
    <>
      <WindowTitle />
      <Outlet />
      <Identity />
      <Toasts />
    </>
  )
}
