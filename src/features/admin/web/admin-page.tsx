import { useSearch } from '@tanstack/react-router'
import {
  BookHeart,
  FileWarning,
  HardDriveDownload,
  HeartPulse,
  History,
  ListChecks,
  Package,
  ShieldCheck,
  Users,
} from 'lucide-react'
import { BackupsTab } from '#features/backups/web/backups-tab.tsx'
import { OrdersTab } from '#features/orders/web/orders-tab.tsx'
import { useText } from '#web/text.tsx'
import { SectionsPage } from '#web/ui/sections-page.tsx'
import { AdminSearch, type AdminTab } from './admin.search.ts'
import { FamiliesTab } from './families-tab.tsx'
import { FilesTab } from './files-tab.tsx'
import { HistoryTab } from './history-tab.tsx'
import { JobsTab } from './jobs-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { PeopleTab } from './people-tab.tsx'
import { SecurityEventsTab } from './security-events-tab.tsx'
import { SecondFactorGate } from './second-factor-gate.tsx'

/** /admin: the state of the instance, for administrators. The URL has the open section. */
export function AdminPage() {
  const t = useText('admin')
  const { tab, state = 'failed', kind } = AdminSearch.parse(useSearch({ strict: false }))
  const textsOf = (id: AdminTab) => ({ id, title: t(`tabs.${id}.title`), text: t(`tabs.${id}.text`) })
  return (
    <SecondFactorGate>
      <SectionsPage<AdminTab>
        title={t('title')}
        intro={t('intro')}
        label={t('parts')}
        open={tab}
        param="tab"
        sections={[
          { ...textsOf('overview'), icon: HeartPulse, tone: 'ember', content: <OverviewTab /> },
          { ...textsOf('backups'), icon: HardDriveDownload, tone: 'sage', content: <BackupsTab /> },
          { ...textsOf('files'), icon: FileWarning, tone: 'honey', content: <FilesTab /> },
          { ...textsOf('jobs'), icon: ListChecks, tone: 'sunk', content: <JobsTab state={state} /> },
          { ...textsOf('people'), icon: Users, tone: 'plum', content: <PeopleTab /> },
          { ...textsOf('families'), icon: BookHeart, tone: 'ember', content: <FamiliesTab /> },
          { ...textsOf('orders'), icon: Package, tone: 'honey', content: <OrdersTab /> },
          { ...textsOf('history'), icon: History, tone: 'sunk', content: <HistoryTab /> },
          { ...textsOf('security'), icon: ShieldCheck, tone: 'sage', content: <SecurityEventsTab kind={kind} /> },
        ]}
      />
    </SecondFactorGate>
  )
}
