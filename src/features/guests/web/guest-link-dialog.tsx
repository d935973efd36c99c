import { Check, Copy, Share2 } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '#web/copy-text.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'

export type MadeLink = { name: string; url: string }

/** The link, this once: to copy, or to hand to whatever the device sends with. */
export function GuestLinkDialog({ made, onClose }: { made: MadeLink | undefined; onClose: () => void }) {
  const t = useText('guests.link')
  const tell = useText('guests.toasts')
  const [copied, setCopied] = useState<string>()
  const { name = '', url = '' } = made ?? {}
  const isCopied = copied === url

  async function copy() {
    if (await copyText(url)) setCopied(url)
    else toast({ kind: 'error', title: tell('failed'), description: tell('copyFailed') })
  }

  return (
    <Dialog
      open={made !== undefined}
      onClose={onClose}
      title={t('title', { name })}
      description={t('text')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('done')}
          </Button>
          {'share' in navigator && (
            <Button kind="quiet" onClick={() => void navigator.share({ url }).catch(() => {})}>
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
      <TextField label={t('field')} value={url} readOnly onFocus={(event) => event.target.select()} />
    </Dialog>
  )
}
