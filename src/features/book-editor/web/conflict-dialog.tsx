import { useState } from 'react'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Saving } from './use-saving.ts'

/**
 * Two people changed the book at the same time. Asks which version to continue with; the other stays in the history.
 */
export function ConflictDialog({ saving, onTakeTheirs }: { saving: Saving; onTakeTheirs: () => Promise<void> }) {
  const t = useText('books.editor')
  const [put, setPut] = useState<Saving['conflict']>()
  const isOpen = saving.conflict !== undefined && saving.conflict !== put
  return (
    <Dialog
      alert
      open={isOpen}
      onClose={() => setPut(saving.conflict)}
      title={t('conflictTitle')}
      description={t('conflictText')}
      actions={
        <>
          <Button kind="quiet" onClick={() => void onTakeTheirs()}>
            {t('takeTheirs')}
          </Button>
          <Button onClick={saving.keepMine} busy={saving.state === 'saving'} data-autofocus>
            {t('keepMine')}
          </Button>
        </>
      }
    />
  )
}
