import { Download } from 'lucide-react'
import { useState } from 'react'
import type { ResultOf } from '#shared/contract.ts'
import { saveAs } from '#web/save-as.ts'
import { useFormat, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ShownOnceDialog } from '#web/ui/shown-once-dialog.tsx'
import type { capsulesContract } from '../capsules.contract.ts'

type SealedDialogProps = { sealed: ResultOf<typeof capsulesContract.sealLetter>; onClose: () => void }

/** The sheet to print, which exists only now. */
export function SealedDialog({ sealed: { sealed: letter, sheet }, onClose }: SealedDialogProps) {
  const t = useText('letters.sealed')
  const format = useFormat()
  const [isSaved, setIsSaved] = useState(false)
  function download() {
    saveAs(`data:application/pdf;base64,${sheet.pdf}`, sheet.filename)
    setIsSaved(true)
  }
  return (
    <ShownOnceDialog
      open
      onClose={onClose}
      title={t('title')}
      description={t('text', { date: format.longDate(letter.opens_on) })}
      isSaved={isSaved}
      question={{ title: t('leaveTitle'), text: t('leaveText'), stayLabel: t('stay'), leaveLabel: t('leave') }}
      closeLabel={t('close')}
      actions={
        <Button onClick={download}>
          <Download aria-hidden size={18} />
          {t('download')}
        </Button>
      }
    >
      <p className="text-ink-soft">{t('sheet')}</p>
    </ShownOnceDialog>
  )
}
