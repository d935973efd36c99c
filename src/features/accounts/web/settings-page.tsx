import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Bell, CircleUserRound, Database, Eye, KeyRound, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#web/text.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { SectionsPage, type PageSection } from '#web/ui/sections-page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { User } from '../accounts.contract.ts'
import type { UserSettings } from '../accounts.schemas.ts'
import { settingsOptions } from './accounts.data.ts'
import { sessionOptions } from './session.data.ts'
import { SettingsSearch, type SettingsTab } from './settings.search.ts'
import { NotificationsForm } from './notifications-form.tsx'
import { PrivacyForm } from './privacy-form.tsx'
import { ProfileForm } from './profile-form.tsx'

type OfUser = React.ComponentType<{ user: User }>

type SettingsPageProps = { EmailField: OfUser; SecurityPanel: OfUser; data: ReactNode; keys: ReactNode }

/** Account settings in sections, including those that the app adds. The URL has the open one. */
export function SettingsPage({ EmailField, SecurityPanel, data, keys }: SettingsPageProps) {
  const t = useText('accounts.settings')
  const { tab } = SettingsSearch.parse(useSearch({ strict: false }))
  const user = useQuery(sessionOptions).data?.user
  const textsOf = (id: SettingsTab) => ({ id, title: t(`tabs.${id}.title`), text: t(`tabs.${id}.text`) })
  const profile: PageSection<SettingsTab> = {
    ...textsOf('profile'),
    icon: CircleUserRound,
    tone: 'ember',
    content: user ? <ProfileForm key={user.id} user={user} EmailField={EmailField} /> : <SettingsSkeleton />,
  }
  return (
    <SectionsPage<SettingsTab>
      title={t('title')}
      barTitle={t('barTitle')}
      intro={t('intro')}
      label={t('title')}
      open={tab}
      param="tab"
      sections={[
        profile,
        {
          ...textsOf('notifications'),
          icon: Bell,
          tone: 'honey',
          content: <WithSettings>{(settings) => <NotificationsForm settings={settings} />}</WithSettings>,
        },
        {
          ...textsOf('privacy'),
          icon: Eye,
          tone: 'plum',
          content: <WithSettings>{(settings) => <PrivacyForm settings={settings} />}</WithSettings>,
        },
        {
          ...textsOf('security'),
          icon: ShieldCheck,
          tone: 'sage',
          content: user ? <SecurityPanel user={user} /> : <SettingsSkeleton />,
        },
        { ...textsOf('data'), icon: Database, tone: 'honey', content: data },
        { ...textsOf('keys'), icon: KeyRound, tone: 'sunk', content: keys },
      ]}
    />
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
