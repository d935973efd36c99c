import { Check, Copy, Share2 } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '#web/copy-text.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ShownOnceDialog } from '#web/ui/shown-once-dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'

export type MadeLink = { name: string; url: string }

/** Shows a new link, the only time it can be read: to copy, or to share with another app. */
export function GuestLinkDialog({ made, onClose }: { made: MadeLink | undefined; onClose: () => void }) {
  const t = useText('guests.link')
  const message = useText('guests.toasts')
  const [copied, setCopied] = useState<string>()
  const [saved, setSaved] = useState<string>()
  const { name = '', url = '' } = made ?? {}
  const isCopied = copied === url

  async function share() {
    try {
      await navigator.share({ url })
      setSaved(url)
    } catch {
      // The user closed the device's share sheet.
    }
  }

  async function copy() {
    if (await copyText(url)) setCopied(url)
    else toast({ kind: 'error', title: message('failed'), description: message('copyFailed') })
  }

  return (
    <ShownOnceDialog
      open={made !== undefined}
      onClose={onClose}
      isSaved={isCopied || saved === url}
      title={t('title', { name })}
      description={t('text')}
      question={{
        title: t('unsavedTitle'),
        text: t('unsavedText', { name }),
        stayLabel: t('unsavedStay'),
        leaveLabel: t('unsavedLeave'),
      }}
      closeLabel={t('done')}
      actions={
        <>
          {'share' in navigator && (
            <Button kind="quiet" onClick={() => void share()}>
              <Share2 aria-hidden size={18} />
              {t('share')}
            </Button>
          )}
          <Button onClick={() => void copy()} data-autofocus>
            {isCopied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
            {isCopied ? t('copied') : t('copy')}
          </Button>
        </>
      }
    >
      <TextField label={t('field')} value={url} readOnly onCopy={() => setSaved(url)} />
    </ShownOnceDialog>
  )
}
