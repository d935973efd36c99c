import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useProblemText, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { isChangeOfMind } from '../../security/web/passkeys.data.ts'

export function IdentityByPasskey({ verify }: { verify: () => Promise<unknown> }) {
  const t = useText('security.identity')
  const say = useProblemText()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function ask() {
    setBusy(true)
    setFailure(undefined)
    await verify().catch((error: unknown) => isChangeOfMind(error) || setFailure(say(error)))
    setBusy(false)
  }

  return (
    <div className="flex flex-col gap-4">
      <p>{t('passkey')}</p>
      <Button size="large" wide onClick={() => void ask()} busy={busy} data-autofocus>
        <KeyRound aria-hidden size={18} />
        {t('passkeyAction')}
      </Button>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {failure}
      </p>
    </div>
  )
}
