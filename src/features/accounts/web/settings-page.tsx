import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useText } from '#web/text.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs, type Tab } from '#web/ui/tabs.tsx'
import type { User } from '../accounts.contract.ts'
import type { UserSettings } from '../accounts.schemas.ts'
import { settingsOptions } from './accounts.data.ts'
import { sessionOptions } from './session.data.ts'
import { SettingsSearch, type SettingsTab } from './settings.search.ts'
import { NotificationsForm } from './notifications-form.tsx'
import { PrivacyForm } from './privacy-form.tsx'
import { ProfileForm } from './profile-form.tsx'

type OfUser = React.ComponentType<{ user: User }>

/** Account settings in tabs, including the tabs that the app adds. The URL has the current tab. */
export function SettingsPage({
  EmailField,
  SecurityPanel,
  more,
}: {
  EmailField: OfUser
  SecurityPanel: OfUser
  more: readonly Tab<SettingsTab>[]
}) {
  const t = useText('accounts.settings')
  const { tab = 'profile' } = SettingsSearch.parse(useSearch({ strict: false }))
  const navigate = useNavigate()
  const { data: session } = useQuery(sessionOptions)
  const user = session?.user

  return (
    <div className="mx-auto w-full max-w-3xl">
      <PageHeader title={t('title')} subtitle={t('intro')} />
      <Tabs<SettingsTab>
        label={t('title')}
        value={tab}
        onChange={(chosen) => void navigate({ to: '/account/settings', search: { tab: chosen }, replace: true })}
        tabs={[
          {
            id: 'profile',
            label: t('tabs.profile'),
            panel: user ? <ProfileForm key={user.id} user={user} EmailField={EmailField} /> : <SettingsSkeleton />,
          },
          {
            id: 'notifications',
            label: t('tabs.notifications'),
            panel: <WithSettings>{(settings) => <NotificationsForm settings={settings} />}</WithSettings>,
          },
          {
            id: 'privacy',
            label: t('tabs.privacy'),
            panel: <WithSettings>{(settings) => <PrivacyForm settings={settings} />}</WithSettings>,
          },
          {
            id: 'security',
            label: t('tabs.security'),
            panel: user ? <SecurityPanel user={user} /> : <SettingsSkeleton />,
          },
          ...more,
        ]}
      />
    </div>
  )
}

function WithSettings({ children }: { children: (settings: UserSettings) => React.ReactNode }) {
  const t = useText('accounts.settings')
  return (
    <QueryState
      query={useQuery(settingsOptions)}
      skeleton={<SettingsSkeleton />}
      failed={{ title: t('failedTitle'), text: t('failedText') }}
    >
      {children}
    </QueryState>
  )
}

function SettingsSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-4 rounded-card border border-line bg-card p-5 sm:p-6">
      <Skeleton className="h-8 w-40" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11 w-36" />
    </div>
  )
}
