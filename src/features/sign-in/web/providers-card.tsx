import { useState } from 'react'
import { useFormat, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast, toastError } from '#web/ui/toast.ts'
import type { Provider } from '../../security/providers.rules.ts'
import type { Credentials } from '../../security/security.contract.ts'
import { providerMarks } from './provider-marks.tsx'
import { useStartProviderLink, useUnlinkProvider } from './providers.data.ts'

type Connection = Credentials['providers'][number]

/** The user's connected Google and Apple accounts, if this instance offers any. */
export function ProvidersCard({ providers }: { providers: readonly Connection[] }) {
  const t = useText('security.tab.providers')
  if (providers.length === 0) return null
  return (
    <Card title={t('title')} subtitle={t('intro')}>
      <ul className="divide-y divide-line border-y border-line">
        {providers.map((connection) => (
          <ProviderRow key={connection.provider} connection={connection} />
        ))}
      </ul>
    </Card>
  )
}

function ProviderRow({ connection: { provider, account } }: { connection: Connection }) {
  const t = useText()
  const { longDate } = useFormat()
  const name = t(`accounts.login.${provider}`)
  const Mark = providerMarks[provider]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <Mark />
      <div className="min-w-[min(10rem,100%)] flex-1">
        <p className="font-medium">{name}</p>
        {account?.email && <p className="text-sm break-words">{account.email}</p>}
        <p className="text-sm text-ink-soft">
          {!account
            ? t('security.tab.providers.none')
            : account.last_used_at
              ? t('security.tab.providers.used', { date: longDate(account.last_used_at) })
              : t('security.tab.providers.since', { date: longDate(account.connected_at) })}
        </p>
      </div>
      {account ? <Disconnect provider={provider} name={name} /> : <Connect provider={provider} name={name} />}
    </li>
  )
}

function Connect({ provider, name }: { provider: Provider; name: string }) {
  const t = useText('security.tab')
  const start = useStartProviderLink()
  return (
    <Button
      kind="quiet"
      size="small"
      aria-label={t('providers.connectNamed', { provider: name })}
      busy={start.isPending || start.isSuccess}
      onClick={() => start.mutate(provider, { failed: t('toasts.failed') })}
    >
      {t('providers.connect')}
    </Button>
  )
}

function Disconnect({ provider, name }: { provider: Provider; name: string }) {
  const t = useText('security.tab')
  const unlink = useUnlinkProvider()
  const [asking, setAsking] = useState(false)

  // Awaited: the refetched list may unmount this component before the mutation ends, and its callbacks wouldn't run.
  async function disconnect() {
    try {
      await unlink.mutateAsync(provider)
      toast({ title: t('providers.disconnected', { provider: name }) })
    } catch (error) {
      toastError(t('toasts.failed'), error)
    }
    setAsking(false)
  }

  return (
    <>
      <Button
        kind="quiet"
        size="small"
        aria-label={t('providers.disconnectNamed', { provider: name })}
        onClick={() => setAsking(true)}
      >
        {t('providers.disconnect')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('providers.disconnectTitle', { provider: name })}
        text={t('providers.disconnectText')}
        confirmLabel={t('providers.disconnect')}
        busy={unlink.isPending}
        onConfirm={() => void disconnect()}
      />
    </>
  )
}
