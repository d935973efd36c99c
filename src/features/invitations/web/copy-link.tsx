import { Check, Link2, QrCode as QrIcon, Share2 } from 'lucide-react'
import { useState } from 'react'
import { QrCode } from '#features/security/web/qr-code.tsx'
import { copyText } from '#web/copy-text.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { OnlyHere } from './only-here.tsx'

/** Copies text to the clipboard, and shows whether it worked. */
export function useCopyLink(): (link: string) => Promise<boolean> {
  const t = useText('invitations.invite')
  return async (link) => {
    const copied = await copyText(link)
    toast(copied ? { title: t('copied') } : { kind: 'error', title: t('copyFailed'), description: link })
    return copied
  }
}

type CopyLinkProps = {
  link: string
  name: string
  kind?: 'primary' | 'quiet'
  size?: 'small' | 'large'
  onCopied?: () => void
}

export function CopyLink({ link, name, kind = 'quiet', size = 'small', onCopied }: CopyLinkProps) {
  const t = useText('invitations.invite')
  const [copied, setCopied] = useState(false)
  const Icon = copied ? Check : Link2

  async function press() {
    const isCopied = await copyText(link)
    setCopied(isCopied)
    if (isCopied) onCopied?.()
    else toast({ kind: 'error', title: t('copyFailed'), description: link })
  }

  return (
    <>
      <Button
        kind={kind}
        size={size}
        aria-label={copied ? undefined : t('copyOf', { name })}
        onClick={() => void press()}
        className={size === 'large' ? 'grow' : 'shrink-0'}
      >
        <Icon aria-hidden size={17} />
        {copied ? t('copied') : t('copy')}
      </Button>
      <output className="sr-only">{copied && t('copied')}</output>
    </>
  )
}

type LinkToShareProps = {
  link: string
  name: string
  showsCode?: boolean
  /** Among others, what's true of all of them is above. */
  isAlone?: boolean
  scan?: string
  /** It was shared or copied, or its code was shown. */
  onTaken?: () => void
}

/** A link for one person: sent from the device's share sheet where there is one, copied, or scanned from this screen. */
export function LinkToShare({ link, name, showsCode = true, isAlone = true, scan, onTaken }: LinkToShareProps) {
  const t = useText('invitations.invite')
  const [isCodeShown, setCodeShown] = useState(showsCode)
  // The code that's below it is as wide.
  const size = showsCode ? 'large' : 'small'
  const shares = 'share' in navigator && matchMedia('(pointer: coarse)').matches
  // Rejects when the share sheet is closed.
  const share = () => void navigator.share({ url: link }).then(onTaken, () => {})

  function showCode() {
    setCodeShown(true)
    onTaken?.()
  }

  return (
    <div className="flex w-full flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        {shares && (
          <Button
            size={size}
            aria-label={t('shareOf', { name })}
            onClick={share}
            className={showsCode ? 'grow' : undefined}
          >
            <Share2 aria-hidden size={17} />
            {t('share')}
          </Button>
        )}
        <CopyLink link={link} name={name} kind={shares ? 'quiet' : 'primary'} size={size} onCopied={onTaken} />
        {!isCodeShown && (
          <Button kind="quiet" size="small" aria-label={t('showCodeOf', { name })} onClick={showCode}>
            <QrIcon aria-hidden size={17} />
            {t('code')}
          </Button>
        )}
      </div>
      {isAlone && <OnlyHere link={link} />}
      {isCodeShown && (
        <figure>
          <QrCode text={link} label={t('codeOf', { name })} />
          <figcaption className="mt-2 text-center text-sm text-ink-soft">{scan ?? t('scan')}</figcaption>
        </figure>
      )}
    </div>
  )
}
