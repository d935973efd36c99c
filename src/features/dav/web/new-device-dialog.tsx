import { useState } from 'react'
import { QrCode } from '#features/security/web/qr-code.tsx'
import type { ResultOf } from '#shared/contract.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ShownOnceDialog } from '#web/ui/shown-once-dialog.tsx'
import type { davContract } from '../dav.contract.ts'
import { INBOX } from '../dav.rules.ts'
import { CopiedValue } from './copied-value.tsx'

type Made = ResultOf<typeof davContract.createBackupDevice>

/** Shows an app password, the only time it can be read. */
export function NewDeviceDialog({ made, onClose }: { made: Made; onClose: () => void }) {
  const t = useText('dav.made')
  const [saved, setSaved] = useState(false)
  const { device, url, user, password } = made
  const facts = [
    ...([['address', url] as const, ['user', user] as const, ['password', password] as const] as const),
    ...(device.scope === 'read' ? [] : [['folder', INBOX] as const]),
  ]
  return (
    <ShownOnceDialog
      open
      onClose={onClose}
      isSaved={saved}
      title={t('title', { name: device.name })}
      description={t('text')}
      question={{
        title: t('unsavedTitle'),
        text: t('unsavedText'),
        stayLabel: t('unsavedStay'),
        leaveLabel: t('unsavedLeave'),
      }}
      actions={
        <Button
          onClick={() => {
            setSaved(true)
            onClose()
          }}
        >
          {t('done')}
        </Button>
      }
    >
      <QrCode text={`${url}\n${user}\n${password}`} label={t('qr')} />
      <dl className="mt-4 divide-y divide-line" onCopy={() => setSaved(true)}>
        {facts.map(([name, value]) => (
          <CopiedValue
            key={name}
            label={t(name)}
            value={value}
            onCopied={() => name === 'password' && setSaved(true)}
          />
        ))}
      </dl>
    </ShownOnceDialog>
  )
}
