import { useQuery } from '@tanstack/react-query'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { toastError } from '#web/ui/toast.ts'
import { providers } from '../../security/providers.rules.ts'
import { providerMarks } from './provider-marks.tsx'
import { signInOptions, useStartProvider } from './providers.data.ts'

/** Disabled until the operator configures them. */
export function ProviderButtons({ redirect }: { redirect: string | undefined }) {
  const t = useText('accounts.login')
  const start = useStartProvider()
  const { data, isPending } = useQuery(signInOptions)
  const ready = data?.providers ?? []
  const missing = providers.filter((name) => !ready.includes(name))
  const note = missing.length === 2 ? t('providersOff') : missing.map((name) => t('providerOff', { name: t(name) }))[0]

  return (
    <div className="mt-7">
      <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
      <div className="mt-4 grid grid-cols-2 gap-3">
        {providers.map((provider) => {
          const Mark = providerMarks[provider]
          const leaving = start.variables?.provider === provider && (start.isPending || start.isSuccess)
          return (
            <Button
              key={provider}
              kind="quiet"
              disabled={!ready.includes(provider)}
              title={ready.includes(provider) ? undefined : note}
              busy={leaving}
              onClick={() =>
                start.mutate(
                  { provider, redirect },
                  {
                    onError: (error) => void toastError(t('providerFailed'), error),
                  },
                )
              }
            >
              {!leaving && <Mark />}
              {t(provider)}
            </Button>
          )
        })}
      </div>
      {note && <p className={classNames('mt-2 text-center text-xs text-ink-soft', isPending && 'invisible')}>{note}</p>}
    </div>
  )
}
