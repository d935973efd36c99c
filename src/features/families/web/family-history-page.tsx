import { useInfiniteQuery } from '@tanstack/react-query'
import type { AuditEntry } from '#shared/audit.ts'
import { fullName } from '#shared/full-name.ts'
import { AuditList } from '#web/audit/audit-list.tsx'
import { useText } from '#web/text.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageList } from '#web/ui/page-list.tsx'
import { familyHistoryOptions } from './family-history.data.ts'
import { useOwnersFamily } from './use-owners-family.ts'

/** /families/{id}/settings/history: the family's audit log, for the owner. */
export function FamilyHistoryPage() {
  const t = useText('audit')
  const { family_id, family, isOwners } = useOwnersFamily()
  const query = useInfiniteQuery({ ...familyHistoryOptions(family_id), enabled: isOwners })
  const users = family?.members.map(({ user }) => user) ?? []
  const faces = new Map(users.map(({ id, avatar_url }) => [id, avatar_url]))
  const names = new Map(users.map((user) => [user.email, fullName(user)]))
  /** Members by their names instead of the addresses where they were invited. */
  const named = (entry: AuditEntry): AuditEntry => {
    const name = names.get(String(entry.details['email']))
    return name ? { ...entry, details: { ...entry.details, name } } : entry
  }
  return (
    <div className="flex flex-col">
      <BackLink to="/families/$familyId/settings" params={{ familyId: family_id }} search={{ section: 'general' }}>
        {t('back')}
      </BackLink>
      <PageHeader title={t('title')} subtitle={t('intro')} />
      <PageList query={query} itemsOf={(page) => page.entries} empty={null}>
        {(entries) => <AuditList entries={entries.map(named)} faces={faces} />}
      </PageList>
    </div>
  )
}
