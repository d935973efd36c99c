import { Check, Link2, Share2 } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '#web/copy-text.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'

/** Copies text to the clipboard, and shows whether it worked. */
export function useCopyLink(): (link: string) => Promise<boolean> {
  const t = useText('invitations.invite')
  return async (link) => {
    const copied = await copyText(link)
    toast(copied ? { title: t('copied') } : { kind: 'error', title: t('copyFailed'), description: link })
    return copied
  }
}

type CopyLinkProps = { link: string; email: string; isMain?: boolean }

/** Copies a link. As the main thing, it opens the device's share sheet where there is one. */
export function CopyLink({ link, email, isMain = false }: CopyLinkProps) {
  const t = useText('invitations.invite')
  const copy = useCopyLink()
  const [copied, setCopied] = useState(false)
  const shares = isMain && 'share' in navigator && matchMedia('(pointer: coarse)').matches
  const Icon = copied ? Check : shares ? Share2 : Link2
  // Rejects when the share sheet is closed.
  const share = () => void navigator.share({ url: link }).catch(() => {})
  return (
    <Button
      kind={isMain ? 'primary' : 'quiet'}
      size="small"
      aria-label={copied ? undefined : t(shares ? 'shareOf' : 'copyOf', { email })}
      onClick={shares ? share : () => void copy(link).then(setCopied)}
      className="shrink-0"
    >
      <Icon aria-hidden size={17} />
      {copied ? t('copied') : t(shares ? 'share' : 'copy')}
    </Button>
  )
}
