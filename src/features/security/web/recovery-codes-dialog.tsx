import { Check, Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '#web/copy-text.ts'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { ShownOnceDialog } from '#web/ui/shown-once-dialog.tsx'

/** Shows recovery codes, the only time they can be read. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useText('security.tab.second')
  const [copied, setCopied] = useState(false)
  const [saved, setSaved] = useState(false)
  const text = codes.join('\n')
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`Hearthbook\n\n${text}\n`)}`
  return (
    <ShownOnceDialog
      open
      onClose={onClose}
      isSaved={saved || copied}
      title={t('codesTitle')}
      description={t('codesText')}
      question={{
        title: t('unsavedTitle'),
        text: t('unsavedText'),
        stayLabel: t('unsavedStay'),
        leaveLabel: t('unsavedLeave'),
      }}
      actions={<Button onClick={onClose}>{t('kept')}</Button>}
    >
      <ul
        onCopy={() => setSaved(true)}
        className="grid gap-y-1.5 rounded-card bg-sunk p-4 text-center font-mono text-xs break-words select-all sm:text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button kind="quiet" onClick={() => void copyText(text).then(setCopied)}>
          {copied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
          {t(copied ? 'copied' : 'copy')}
        </Button>
        <a
          href={file}
          download="hearthbook-recovery-codes.txt"
          onClick={() => setSaved(true)}
          className={buttonStyle({ kind: 'quiet' })}
        >
          <Download aria-hidden size={18} />
          {t('download')}
        </a>
      </div>
    </ShownOnceDialog>
  )
}
