import { useState } from 'react'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import type { User } from '../../accounts/accounts.contract.ts'
import { EmailDialog } from './email-dialog.tsx'

/** The account's address, with a button to change it. */
export function EmailField({ user }: { user: User }) {
  const t = useText('accounts')
  const [changing, setChanging] = useState(false)
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line pt-5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">{t('fields.email')}</p>
        <p className="text-ink-soft [overflow-wrap:anywhere]">{user.email}</p>
      </div>
      <Button kind="quiet" size="small" onClick={() => setChanging(true)}>
        {t('settings.email.change')}
      </Button>
      {changing && <EmailDialog onClose={() => setChanging(false)} />}
    </div>
  )
}
