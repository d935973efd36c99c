import { KeyRound } from 'lucide-react'
import { useEffect } from 'react'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { toastError } from '#web/ui/toast.ts'
import {
  canUsePasskeys,
  isChangeOfMind,
  offersPasskeysInFields,
  stopOfferingPasskeys,
  useSignInByPasskey,
} from '../../security/web/passkeys.data.ts'
import { useEnter } from './use-enter.ts'

/** Signs in with a passkey: by the browser's autofill in the address field, or by a button. */
export function PasskeySignIn({ redirect }: { redirect: string | undefined }) {
  const t = useText('security')
  const enter = useEnter()
  const { mutate: signIn, isPending } = useSignInByPasskey()
  const byButton = useSignInByPasskey()

  useEffect(() => {
    let here = true
    void offersPasskeysInFields().then((offers) => {
      // Declining the offer shows no error.
      if (offers && here) signIn({ autofill: true }, { onSuccess: () => enter({ redirect }) })
    })
    return () => {
      here = false
      void stopOfferingPasskeys()
    }
    // Offered once per page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  if (!canUsePasskeys()) return null
  return (
    <Button
      kind="quiet"
      wide
      className="mt-3"
      busy={byButton.isPending && !isPending}
      onClick={() =>
        byButton.mutate(
          { autofill: false },
          {
            onSuccess: () => enter({ redirect }),
            onError: (error) => {
              if (!isChangeOfMind(error)) toastError(t('tab.toasts.failed'), error)
            },
          },
        )
      }
    >
      <KeyRound aria-hidden size={18} />
      {t('login.usePasskey')}
    </Button>
  )
}
