import { Outlet } from '@tanstack/react-router'
import { OpenedForm } from '#web/ui/opened-form.tsx'
import { Toasts } from '#web/ui/toasts.tsx'
import { Identity } from './identity.tsx'
import { WindowTitle } from './current-page.ts'

/** What every page has: its name in the window, and the places for forms and messages. */
export function Root() {
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
