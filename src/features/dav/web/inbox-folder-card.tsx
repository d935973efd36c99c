import { FolderInput } from 'lucide-react'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import type { Device } from '../dav.contract.ts'
import { useCreateFolder } from './dav.data.ts'

/** The person's folder on the server's disk, from which photos are imported. */
export function InboxFolderCard({ family_id, devices }: { family_id: string; devices: Device[] }) {
  const t = useText('dav.inbox')
  const creating = useCreateFolder(family_id)
  const path = devices.find(({ folder }) => folder !== null)?.folder
  const create = () => creating.mutate(undefined, { failed: t('failed') })
  return (
    <Card title={t('title')} subtitle={t('text')}>
      {path ? (
        <code className="block rounded-control border border-line bg-sunk p-3 break-all select-all">{path}</code>
      ) : (
        <Button kind="quiet" onClick={create} busy={creating.isPending} busyLabel={t('creating')}>
          <FolderInput aria-hidden size={18} />
          {t('create')}
        </Button>
      )}
    </Card>
  )
}
