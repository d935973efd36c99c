import { DashboardRedirect } from '#features/families/web/dashboard-redirect.tsx'
import { areaPage } from './area-page.tsx'

const InvitedOrNew = areaPage('members', () => import('#features/invitations/web/my-invitations.tsx'), 'InvitedOrNew')

/** /dashboard: the first family; without one the invitations that wait, else a family of one's own. */
export function DashboardScreen() {
  return <DashboardRedirect homeless={<InvitedOrNew />} />
}
