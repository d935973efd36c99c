import { Link2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { AlbumDetail } from '#features/albums/albums.contract.ts'
import { allows } from '#features/families/web/families.data.ts'
import { useFamily } from '#features/families/web/use-family.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'
import { AddGuestDialog } from './add-guest-dialog.tsx'
import { GuestLinkDialog, type MadeLink } from './guest-link-dialog.tsx'

type ShareAlbumProps = { album: AlbumDetail; show: (items: readonly MenuItem[]) => ReactNode }

/** Among an album's actions: creates a link to it. */
export function ShareAlbum({ album, show }: ShareAlbumProps) {
  const t = useText('guests.album')
  const common = useText('web.actions')
  const { family } = useFamily()
  const [isOpen, setIsOpen] = useState(false)
  const [made, setMade] = useState<MadeLink>()
  if (!allows(family, 'photos.edit_own')) return show([])
  const close = () => setIsOpen(false)
  const owner = family?.members.find(({ role }) => role === 'owner')?.user
  const whyNot = !allows(family, 'guests.manage')
    ? owner && t('onlyOwner', { name: owner.first_name })
    : album.rule && t('hasRule')
  return (
    <>
      {show([{ label: t('share'), icon: Link2, onSelect: () => setIsOpen(true) }])}
      {whyNot ? (
        <Dialog
          open={isOpen}
          onClose={close}
          title={t('title', { title: album.title })}
          description={whyNot}
          actions={<Button onClick={close}>{common('close')}</Button>}
        />
      ) : (
        <AddGuestDialog
          family_id={album.family_id}
          album={album}
          open={isOpen}
          onClose={close}
          onMade={(link) => {
            close()
            setMade(link)
          }}
        />
      )}
      <GuestLinkDialog made={made} onClose={() => setMade(undefined)} />
    </>
  )
}
