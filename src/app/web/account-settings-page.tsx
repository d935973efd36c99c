import { Suspense } from 'react'
import { ApiKeysPanel } from '#features/accounts/web/api-keys-panel.tsx'
import { SettingsPage } from '#features/accounts/web/settings-page.tsx'
import { lazyPart } from '#web/lazy-part.ts'
import { useText } from '#web/text.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const OwnDataPanel = lazyPart(async () => (await import('#features/own-data/web/own-data-panel.tsx')).OwnDataPanel)

/** /account/settings: the tabs of the account, and those that other features add. */
export function AccountSettingsPage() {
  const t = useText('accounts.settings.tabs')
  return (
    <SettingsPage
      more={[
        {
          id: 'data',
          label: t('data'),
          panel: (
            <Suspense fallback={<Skeleton className="h-64 rounded-card" />}>
              <OwnDataPanel />
            </Suspense>
          ),
        },
        { id: 'keys', label: t('keys'), panel: <ApiKeysPanel /> },
      ]}
    />
  )
}
