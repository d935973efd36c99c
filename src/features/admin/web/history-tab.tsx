import { useInfiniteQuery } from '@tanstack/react-query'
import { AuditList } from '#web/audit/audit-list.tsx'
import { useText } from '#web/text.tsx'
import { Card } from '#web/ui/card.tsx'
import { auditOptions } from './admin.data.ts'
import { PageList } from '#web/ui/page-list.tsx'

/** The audit log of the whole instance. */
export function HistoryTab() {
  const t = useText('audit')
  const query = useInfiniteQuery(auditOptions)
  return (
    <Card>
      <PageList query={query} itemsOf={(page) => page.entries} empty={t('empty')}>
        {(entries) => <AuditList entries={entries} />}
      </PageList>
    </Card>
  )
}
