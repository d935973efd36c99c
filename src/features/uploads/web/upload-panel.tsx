import { X } from 'lucide-react'
import { useText } from '#web/text.tsx'
import { useIsNarrow } from '#web/use-is-narrow.ts'
import { Drawer } from '#web/ui/drawer.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { UploadList } from './upload-list.tsx'

type UploadPanelProps = { triggerId: string; open: boolean; onClose: () => void }

/** The list of uploads on any screen: a sheet on phones, and a card above the button that opens it on larger screens. */
export function UploadPanel({ triggerId, open, onClose }: UploadPanelProps) {
  const t = useText('upload')
  const web = useText('web')
  const isNarrow = useIsNarrow()
  const list = (
    <div className="px-5 py-4">
      <UploadList />
    </div>
  )
  if (isNarrow)
    return (
      <Drawer open={open} onClose={onClose} title={t('panel')}>
        {list}
      </Drawer>
    )
  if (!open) return null
  function close() {
    onClose()
    document.getElementById(triggerId)?.focus()
  }
  return (
    <Panel
      look="above"
      title={t('panel')}
      actions={<IconButton icon={X} label={web('actions.close')} tooltipAlign="end" onClick={close} />}
      {...{ triggerId, onClose }}
    >
      {list}
    </Panel>
  )
}
