import { DashboardRedirect } from '#features/families/web/dashboard-redirect.tsx'
import { areaPage } from './area-page.tsx'

const InvitedOrNew = areaPage('members', () => import('#features/invitations/web/my-invitations.tsx'), 'InvitedOrNew')

/** /dashboard: the family last used; without one the pending invitations, or the form for a new family. */
export function DashboardScreen() {
  return <DashboardRedirect homeless={<InvitedOrNew />} />
}
