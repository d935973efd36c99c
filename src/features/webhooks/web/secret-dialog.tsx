import { useState } from 'react'
import { copyText } from '#web/copy-text.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ShownOnceDialog } from '#web/ui/shown-once-dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'

/** Shows the secret of a new webhook, the only time it can be read. */
export function SecretDialog({ secret, onClose }: { secret: string | undefined; onClose: () => void }) {
  const t = useText('webhooks')
  const [saved, setSaved] = useState<string>()
  const isSaved = secret !== undefined && saved === secret
  async function copy() {
    if (secret && (await copyText(secret))) setSaved(secret)
    else toast({ kind: 'error', title: t('failed'), description: t('secret.copyFailed') })
  }
  return (
    <ShownOnceDialog
      open={secret !== undefined}
      onClose={onClose}
      isSaved={isSaved}
      title={t('secret.title')}
      description={t('secret.text')}
      question={{
        title: t('secret.unsavedTitle'),
        text: t('secret.unsavedText'),
        stayLabel: t('secret.unsavedStay'),
        leaveLabel: t('secret.unsavedLeave'),
      }}
      closeLabel={t('secret.done')}
      actions={
        <Button onClick={() => void copy()} data-autofocus>
          {t(isSaved ? 'secret.copied' : 'secret.copy')}
        </Button>
      }
    >
      <TextField
        label={t('secret.label')}
        value={secret ?? ''}
        readOnly
        onFocus={(event) => event.target.select()}
        onCopy={() => setSaved(secret)}
      />
    </ShownOnceDialog>
  )
}
