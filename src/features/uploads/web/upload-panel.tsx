import { useText } from '#web/text.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { UploadList } from './upload-list.tsx'

/** The list of uploads, as a dialog over any screen. */
export function UploadPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText('upload')
  return (
    <Drawer open={open} onClose={onClose} title={t('panel')}>
      <div className="mx-auto max-w-3xl p-4 sm:p-6">
        <UploadList />
      </div>
    </Drawer>
  )
}
