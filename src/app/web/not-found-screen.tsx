import { useQuery } from '@tanstack/react-query'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { NotFound } from '#features/accounts/web/not-found.tsx'
import { Shell } from './shell/shell.tsx'

/** An unknown address: in the shell for signed-in users. */
export function NotFoundScreen() {
  const { data: session } = useQuery(sessionOptions)
  if (!session) return null
  if (session.user)
    return (
      <Shell>
        <NotFound />
      </Shell>
    )
  return (
    <main tabIndex={-1} className="flex min-h-dvh flex-col justify-center px-5 outline-none">
      <NotFound />
    </main>
  )
}
