import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { User } from '#features/accounts/accounts.contract.ts'
import { ApiKeysPanel } from '#features/accounts/web/api-keys-panel.tsx'
import { SettingsPage } from '#features/accounts/web/settings-page.tsx'
import { backupsTexts } from '#features/backups/web/backups.texts.ts'
import { allows, familiesOptions } from '#features/families/web/families.data.ts'
import { offlineTexts } from '#features/offline/web/offline.texts.ts'
import { invitationsTexts } from '#features/invitations/web/invitations.texts.ts'
import { SecurityTab } from '#features/security/web/security-tab.tsx'
import { EmailField } from '#features/sign-in/web/email-field.tsx'
import { ProvidersCard } from '#features/sign-in/web/providers-card.tsx'
import { webhooksTexts } from '#features/webhooks/web/webhooks.texts.ts'
import { lazyPart } from '#web/lazy-component.ts'
import { lazyWithTexts } from '#web/lazy-with-texts.tsx'
import { Surface } from '#web/ui/card.tsx'
import { useRevealPending } from '#web/ui/reveal-group.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useCurrentFamily } from './shell/current-family.ts'

const WebhooksCard = lazyWithTexts(
  webhooksTexts,
  () => import('#features/webhooks/web/webhooks-card.tsx'),
  'WebhooksCard',
)
const OwnDataPanel = lazyPart(async () => (await import('#features/own-data/web/own-data-panel.tsx')).OwnDataPanel)

const AnotherDevice = lazyWithTexts(
  invitationsTexts,
  () => import('#features/invitations/web/another-device.tsx'),
  'AnotherDevice',
)

const BackupCard = lazyWithTexts(backupsTexts, () => import('#features/backups/web/backup-card.tsx'), 'BackupCard')
const OfflineCard = lazyWithTexts(offlineTexts, () => import('#features/offline/web/offline-card.tsx'), 'OfflineCard')

/** /account/settings: account tabs, including those of other features. */
export function AccountSettingsPage() {
  const { current: family } = useCurrentFamily()
  return (
    <SettingsPage
      EmailField={EmailField}
      SecurityPanel={SecurityPanel}
      data={
        <Suspense fallback={<Skeleton className="h-64 rounded-card" />}>
          <OwnDataPanel
            first={
              <>
                {family && <BackupCard family_id={family.id} />}
                <OfflineCard />
              </>
            }
          />
        </Suspense>
      }
      keys={<Keys />}
    />
  )
}

function SecurityPanel({ user }: { user: User }) {
  return (
    <SecurityTab
      user={user}
      ProvidersCard={ProvidersCard}
      anotherDevice={
        <Suspense>
          <AnotherDevice user={user} />
        </Suspense>
      }
    />
  )
}

function Keys() {
  const { data: families = [], isPending } = useQuery(familiesOptions)
  useRevealPending(isPending)
  const [first, ...others] = families.filter((family) => allows(family, 'family.manage'))
  return (
    <Surface>
      <ApiKeysPanel families={families} />
      {first && <WebhooksCard families={[first, ...others]} />}
    </Surface>
  )
}
