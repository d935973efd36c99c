import { Download } from 'lucide-react'
import { useState } from 'react'
import { call } from '#web/api.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { personalityContract } from '../../personality.contract.ts'
import type { Profile } from '../personality.data.ts'

/** A child's answers to take away: with the videos and a page that plays them, or the facts alone. */
export function ExportDialog({ family_id, child }: { family_id: string; child: Profile['child'] }) {
  const t = useText('personality.export')
  const say = useText('personality.errors')
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [format, setFormat] = useState<'zip' | 'json'>('zip')

  async function save() {
    setBusy(true)
    try {
      // Whoever takes a child's voice away has just proven who they are; the download itself could not ask.
      const facts = await call(personalityContract.readChildExport, { family_id, child_id: child.id })
      if (format === 'zip') download(`/api/families/${family_id}/children/${child.id}/personality/export.zip`, '')
      else downloadFacts(facts)
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

function downloadFacts(facts: { name: string }) {
  const address = URL.createObjectURL(new Blob([JSON.stringify(facts, null, 2)], { type: 'application/json' }))
  download(address, `${facts.name}.json`)
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** An empty name leaves the naming to the server. */
function download(address: string, name: string) {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
