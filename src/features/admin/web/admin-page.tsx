import { useNavigate, useSearch } from '@tanstack/react-router'
import { useText } from '#web/text.tsx'
import { BackupsTab } from '#features/backups/web/backups-tab.tsx'
import { OrdersTab } from '#features/orders/web/orders-tab.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { AdminSearch, type AdminTab } from './admin.search.ts'
import { FamiliesTab } from './families-tab.tsx'
import { FilesTab } from './files-tab.tsx'
import { HistoryTab } from './history-tab.tsx'
import { JobsTab } from './jobs-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { PeopleTab } from './people-tab.tsx'
import { SecurityEventsTab } from './security-events-tab.tsx'
import { SecondFactorGate } from './second-factor-gate.tsx'

/** /admin: the state of the instance, for administrators. The URL has the current tab. */
export function AdminPage() {
  const t = useText('admin')
  const { tab = 'overview', state = 'failed', kind } = AdminSearch.parse(useSearch({ strict: false }))
  const navigate = useNavigate()
  return (
    <div className="mx-auto w-full max-w-6xl">
      <PageHeader title={t('title')} subtitle={t('intro')} />
      <SecondFactorGate>
        <Tabs<AdminTab>
          label={t('parts')}
          value={tab}
          onChange={(chosen) => void navigate({ to: '/admin', search: { tab: chosen }, replace: true })}
          tabs={[
            { id: 'overview', label: t('tabs.overview'), panel: <OverviewTab /> },
            { id: 'backups', label: t('tabs.backups'), panel: <BackupsTab /> },
            { id: 'files', label: t('tabs.files'), panel: <FilesTab /> },
            { id: 'jobs', label: t('tabs.jobs'), panel: <JobsTab state={state} /> },
            { id: 'people', label: t('tabs.people'), panel: <PeopleTab /> },
            { id: 'families', label: t('tabs.families'), panel: <FamiliesTab /> },
            { id: 'orders', label: t('tabs.orders'), panel: <OrdersTab /> },
            { id: 'history', label: t('tabs.history'), panel: <HistoryTab /> },
            { id: 'security', label: t('tabs.security'), panel: <SecurityEventsTab kind={kind} /> },
          ]}
        />
      </SecondFactorGate>
    </div>
  )
}
