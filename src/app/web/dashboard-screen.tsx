import { DashboardRedirect } from '#features/families/web/dashboard-redirect.tsx'
import { areaPage } from './area-page.tsx'

const InvitedOrNew = areaPage('members', () => import('#features/invitations/web/my-invitations.tsx'), 'InvitedOrNew')

/**
 * /dashboard: redirects to the last used family; without one, shows pending invitations or the form to create a family.
 */
export function DashboardScreen() {
  return <DashboardRedirect homeless={<InvitedOrNew />} />
}
