import { Download } from 'lucide-react'
import { useState } from 'react'
import { downloadExport } from '#features/exports/web/exports.data.ts'
import { call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import { saveAs } from '#web/save-as.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import type { personalityContract as personalityContractType } from '../../personality.contract.ts'
import type { Profile } from '../personality.data.ts'

const personalityContract = operationsOf<typeof personalityContractType>()

/** Downloads a child's answers: a ZIP with videos and a page that plays them, or JSON only. */
export function ExportDialog({ family_id, child }: { family_id: string; child: Profile['child'] }) {
  const t = useText('personality.export')
  const say = useText('personality.errors')
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [format, setFormat] = useState<'zip' | 'json'>('zip')

  async function save() {
    setBusy(true)
    try {
      const input = { family_id, child_id: child.id }
      if (format === 'zip') await downloadZip(input)
      else downloadFacts(await call(personalityContract.readChildExport, input))
      toast({ title: t('done') })
      setOpen(false)
    } catch {
      toast({ kind: 'error', title: say('export'), description: say('exportText') })
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        <Download aria-hidden size={18} />
        {t('button')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('title', { name: child.first_name })}
        description={t('text', { name: child.first_name })}
        actions={
          <Button onClick={() => void save()} busy={isBusy} busyLabel={t('preparing')}>
            {t('download')}
          </Button>
        }
      >
        <ChoiceGroup
          label={t('button')}
          value={format}
          onChange={setFormat}
          options={[
            { value: 'zip', label: t('zip'), hint: t('zipHint') },
            { value: 'json', label: t('json'), hint: t('jsonHint') },
          ]}
        />
      </Dialog>
    </>
  )
}

function downloadZip(input: { family_id: string; child_id: string }) {
  const { family_id, child_id } = input
  return downloadExport({
    request: () => call(personalityContract.requestChildExport, input),
    list: () => call(personalityContract.listChildExports, input),
    addressOf: (id) => `/api/families/${family_id}/children/${child_id}/personality/exports/${id}/file`,
  })
}

function downloadFacts(facts: { name: string }) {
  const address = URL.createObjectURL(new Blob([JSON.stringify(facts, null, 2)], { type: 'application/json' }))
  saveAs(address, `${facts.name}.json`)
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
