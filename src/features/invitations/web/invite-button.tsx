import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { Family } from '#features/families/families.contract.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { InviteDialog } from './invite-dialog.tsx'

export function InviteButton({ family }: { family: Family }) {
  const t = useText('invitations.invite')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <UserPlus aria-hidden size={19} />
        {t('action')}
      </Button>
      <InviteDialog family={family} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
