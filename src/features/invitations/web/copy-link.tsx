import { Check, Link2 } from 'lucide-react'
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

export function CopyLink({ link, email }: { link: string; email: string }) {
  const t = useText('invitations.invite')
  const copy = useCopyLink()
  const [copied, setCopied] = useState(false)
  const Icon = copied ? Check : Link2
  return (
    <Button
      kind="quiet"
      size="small"
      aria-label={copied ? undefined : t('copyOf', { email })}
      onClick={() => void copy(link).then(setCopied)}
      className="shrink-0"
    >
      <Icon aria-hidden size={17} />
      {copied ? t('copied') : t('copy')}
    </Button>
  )
}
