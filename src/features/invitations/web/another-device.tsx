import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import type { User } from '#features/accounts/accounts.contract.ts'
import { useHasMailServer } from '#features/sign-in/web/providers.data.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { useCreateOwnSignInLink } from './invitations.data.ts'
import { SignInLinkDialog } from './sign-in-link-dialog.tsx'

/** Makes a link for another of the user's devices, if there's no mail server to email one. */
export function AnotherDevice({ user }: { user: User }) {
  const t = useText('invitations.anotherDevice')
  const hasMailServer = useHasMailServer()
  const [isOpen, setOpen] = useState(false)
  if (hasMailServer) return null
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        <MonitorSmartphone aria-hidden size={18} />
        {t('action')}
      </Button>
      {isOpen && <OwnLinkDialog user={user} onClose={() => setOpen(false)} />}
    </>
  )
}

function OwnLinkDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useText('invitations.anotherDevice')
  const create = useCreateOwnSignInLink()
  return (
    <SignInLinkDialog
      name={user.first_name || user.email}
      words={{ title: t('action'), text: t('text'), ready: t('ready'), scan: t('scan') }}
      link={create}
      onCreate={() => create.mutate()}
      onClose={onClose}
    />
  )
}
