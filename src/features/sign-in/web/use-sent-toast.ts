import { useText } from '#web/text.tsx'
import { toast } from '#web/ui/toast.ts'
import { useHasMailServer } from './providers.data.ts'

/** Confirms that another email was sent, if the server sends any. */
export function useSentToast() {
  const t = useText('accounts.toasts')
  const hasMailServer = useHasMailServer()
  return (title: 'linkSent' | 'codeSent', text: 'linkResentText' | 'codeResentText') =>
    hasMailServer && toast({ title: t(title), description: t(text) })
}
