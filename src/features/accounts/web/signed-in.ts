import { createRoute } from '@tanstack/react-router'
import { root } from '#web/frames.ts'
import { requireSession } from './session-guards.ts'

/** Pages for signed-in users, in the shell. */
export const signedIn = createRoute({ getParentRoute: () => root, id: 'shell', beforeLoad: requireSession })
