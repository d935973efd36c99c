import { DashboardRedirect } from '#features/families/web/dashboard-redirect.tsx'
import { lazyWithTexts } from '#web/lazy-with-texts.tsx'
import { membersScreenTexts } from './members-screen.texts.ts'

const InvitedOrNew = lazyWithTexts(
  membersScreenTexts,
  () => import('#features/invitations/web/my-invitations.tsx'),
  'InvitedOrNew',
)

/**
 * /dashboard: redirects to the last used family; without one, shows pending invitations or the form to create a family.
 */
export function DashboardScreen() {
  return <DashboardRedirect homeless={<InvitedOrNew />} />
}
