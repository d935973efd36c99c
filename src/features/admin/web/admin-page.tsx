import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
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
import { useState, type ReactNode } from 'react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { BackupsTab } from '#features/backups/web/backups-tab.tsx'
import { OrdersTab } from '#features/orders/web/orders-tab.tsx'
import { AuthenticatorSetUp } from '#features/security/web/authenticator-set-up.tsx'
import { AddPasskey } from '#features/security/web/passkeys-card.tsx'
import { canUsePasskeys } from '#features/security/web/passkeys.data.ts'
import { AuditList } from '#web/audit/audit-list.tsx'
import { askFor } from '#web/identity-needs.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { HomeLink } from '#web/ui/home-link.tsx'
import { LonePage } from '#web/ui/lone-page.tsx'
import { PageList } from '#web/ui/page-list.tsx'
import { SectionsPage } from '#web/ui/sections-page.tsx'
import { auditOptions } from './admin.data.ts'
import { AdminSearch, type AdminTab } from './admin.search.ts'
import { FamiliesTab } from './families-tab.tsx'
import { FilesTab } from './files-tab.tsx'
import { JobsTab } from './jobs-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { PeopleTab } from './people-tab.tsx'
import { SecurityEventsTab } from './security-events-tab.tsx'

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

/** The audit log of the whole instance. */
function HistoryTab() {
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

/** Shows its children once this session proved a passkey or authenticator code; the server enforces it too. */
function SecondFactorGate({ children }: { children: ReactNode }) {
  const { data: session } = useQuery(sessionOptions)
  const cache = useQueryClient()
  const lookAgain = () => void cache.invalidateQueries({ queryKey: sessionOptions.queryKey })
  const factor = session?.admin_second_factor
  if (factor !== 'missing' && factor !== 'owed') return children
  return (
    <>
      <HomeLink />
      {factor === 'missing' ? <SetUp onDone={lookAgain} /> : <Confirm onDone={lookAgain} />}
    </>
  )
}

function SetUp({ onDone }: { onDone: () => void }) {
  const t = useText('admin')
  const [settingUp, setSettingUp] = useState(false)
  return (
    <LonePage
      painting="front-door"
      page={t('title')}
      title={t('secondFactor.missingTitle')}
      text={t('secondFactor.missingText')}
    >
      <div className="flex flex-wrap gap-2.5 max-sm:*:grow">
        {canUsePasskeys() && <AddPasskey kind="primary" onAdded={onDone} />}
        <Button kind={canUsePasskeys() ? 'quiet' : 'primary'} onClick={() => setSettingUp(true)}>
          {t('secondFactor.setUp')}
        </Button>
      </div>
      {settingUp && (
        <AuthenticatorSetUp
          onClose={() => {
            setSettingUp(false)
            onDone()
          }}
        />
      )}
    </LonePage>
  )
}

function Confirm({ onDone }: { onDone: () => void }) {
  const t = useText('admin')
  return (
    <LonePage
      painting="front-door"
      page={t('title')}
      title={t('secondFactor.owedTitle')}
      text={t('secondFactor.owedText')}
    >
      <Button className="sm:self-start" onClick={() => void askFor('proof').then((given) => given && onDone())}>
        {t('secondFactor.confirm')}
      </Button>
    </LonePage>
  )
}
