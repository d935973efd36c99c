import { X } from 'lucide-react'
import { useText } from '#web/text.tsx'
import { useIsNarrow } from '#web/use-is-narrow.ts'
import { Drawer } from '#web/ui/drawer.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { UploadList, useUploadsTitle } from './upload-list.tsx'
import { useUploadQueue } from './upload-store.ts'
import { summarize } from './upload-summary.ts'

type UploadPanelProps = { triggerId: string; open: boolean; onClose: () => void }

/** The list of uploads on any screen: a sheet on phones, and a card over the button that opens it on larger screens. */
export function UploadPanel({ triggerId, open, onClose }: UploadPanelProps) {
  const web = useText('web')
  const isNarrow = useIsNarrow()
  const title = useUploadsTitle(summarize(useUploadQueue()))
  const list = (
    <div className="px-5 py-4">
      <UploadList />
    </div>
  )
  if (isNarrow)
    return (
      <Drawer open={open} onClose={onClose} title={title}>
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
      look="over"
      title={title}
      actions={
        <IconButton className="-mr-1" icon={X} label={web('actions.close')} tooltipAlign="end" onClick={close} />
      }
      {...{ triggerId, onClose }}
    >
      {list}
    </Panel>
  )
}
