import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ImageCrop } from '#web/ui/image-crop.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'

const LINES = Array.from({ length: 60 }, (_, line) => `Line ${line + 1}`)

/** An 800 x 600 px image as a data URL, so that the page needs no file. */
const SAMPLE_PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#cfdcdc"/><circle cx="520" cy="260" r="120" fill="#d9a441"/><path d="M0 600 260 320 460 520 620 400 800 600Z" fill="#53684f"/></svg>',
)}`

/** Overlays: dialogs, sheets, menus, toasts. */
export function Layers() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'drawer' | 'crop'>()
  const close = () => setOpen(undefined)
  return (
    <Card title="Over the page">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('confirm')}>Confirm</Button>
        <Button onClick={() => setOpen('drawer')}>Drawer</Button>
        <Button onClick={() => setOpen('crop')}>Crop</Button>
        <Button onClick={() => toast({ title: 'Changes saved', description: 'Photo details updated successfully' })}>
          Toast
        </Button>
        <Button onClick={() => toast({ kind: 'error', title: 'Error', description: 'Failed to save changes' })}>
          Failure
        </Button>
        <Menu trigger={<IconButton icon={EllipsisVertical} label="More" />} items={items()} />
      </div>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Rename family"
        description="Everybody in it sees the new name."
        actions={<Button>Save</Button>}
      >
        <TextField label="Family name" defaultValue="The Riveras" />
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="Delete photo?"
        text="You can restore it from Recently deleted for 30 days."
        confirmLabel="Delete"
      />
      {open === 'crop' && (
        <ImageCrop
          open
          onClose={close}
          picture={SAMPLE_PICTURE}
          onCropped={({ x, y, size }) => {
            toast({ title: 'Cropped', description: `${x} ${y} ${size}` })
            close()
          }}
        />
      )}
      <Drawer
        open={open === 'drawer'}
        onClose={close}
        title="Photo details"
        actions={<Menu trigger={<IconButton icon={EllipsisVertical} label="More in the drawer" />} items={items()} />}
      >
        <div className="p-6">
          {LINES.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </Drawer>
    </Card>
  )
}

function items() {
  return [
    { label: 'Edit photo', icon: Pencil, onSelect: () => toast({ title: 'Edited' }) },
    { label: 'Not now', disabled: true },
    { label: 'Delete photo', icon: Trash2, danger: true, separated: true },
  ]
}
