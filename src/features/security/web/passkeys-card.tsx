import { useQuery } from '@tanstack/react-query'
import { useProblemText, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { deviceOf } from '../../accounts/device-name.ts'
import { PasskeyRow } from './passkey-row.tsx'
import { canUsePasskeys, isChangeOfMind, passkeysOptions, useAddPasskey } from './passkeys.data.ts'

export function PasskeysCard() {
  const t = useText('security.tab')
  return (
    <Card title={t('passkeys.title')} subtitle={t('passkeys.intro')} action={canUsePasskeys() && <AddPasskey />}>
      <QueryState
        query={useQuery(passkeysOptions)}
        skeleton={<Skeleton className="h-14" />}
        failed={{ title: t('failedTitle'), text: t('failedText') }}
      >
        {(passkeys) =>
          passkeys.length > 0 && (
            <ul className="-my-3 divide-y divide-line">
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} />
              ))}
            </ul>
          )
        }
      </QueryState>
      {!canUsePasskeys() && <p className="text-sm text-ink-soft">{t('passkeys.needsHttps')}</p>}
    </Card>
  )
}

export function AddPasskey({ kind = 'quiet', onAdded }: { kind?: 'primary' | 'quiet'; onAdded?: () => void }) {
  const t = useText('security.tab')
  const say = useProblemText()
  const add = useAddPasskey()
  const { browser, system } = deviceOf(navigator.userAgent)
  const name = browser && system ? t('devices.named', { browser, system }) : t('devices.unknown')

  function complain(error: unknown) {
    if (isChangeOfMind(error)) return
    const there = error instanceof Error && error.name === 'InvalidStateError'
    toast({ kind: 'error', title: t('toasts.failed'), description: there ? t('passkeys.there') : say(error) })
  }

  return (
    <Button
      kind={kind}
      busy={add.isPending}
      busyLabel={t('passkeys.adding')}
      onClick={() =>
        add.mutate(name, {
          onSuccess: () => {
            toast({ title: t('passkeys.added'), description: t('passkeys.addedText') })
            onAdded?.()
          },
          onError: complain,
        })
      }
    >
      {t('passkeys.add')}
    </Button>
  )
}
