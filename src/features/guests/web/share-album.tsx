import { useNavigate, useSearch } from '@tanstack/react-router'
import { Share2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { AlbumDetail } from '#features/albums/albums.contract.ts'
import { allows, ownerOf } from '#features/families/web/families.data.ts'
import { useFamily } from '#features/families/web/use-family.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'
import { AddGuestDialog } from './add-guest-dialog.tsx'
import { GuestLinkDialog, type MadeLink } from './guest-link-dialog.tsx'
import { useAskForAlbumLink } from './guests.data.ts'

type ShareAlbumProps = { album: AlbumDetail; show: (items: readonly MenuItem[]) => ReactNode }

/** Among an album's actions: creates a link to it, or asks the owner to. The URL opens it too, from notifications. */
export function ShareAlbum({ album, show }: ShareAlbumProps) {
  const t = useText('guests.album')
  const { family } = useFamily()
  const navigate = useNavigate()
  const isOpen = 'share' in useSearch({ strict: false })
  const [made, setMade] = useState<MadeLink>()
  if (!allows(family, 'photos.edit_own')) return show([])
  const go = (share: 'link' | undefined) =>
    void navigate({ to: '.', search: (now) => ({ ...now, share }), replace: true, resetScroll: false })
  const close = () => go(undefined)
  return (
    <>
      {show([{ label: t('share'), icon: Share2, onSelect: () => go('link') }])}
      {album.rule || !allows(family, 'guests.manage') ? (
        isOpen && <CannotShare album={album} onClose={close} />
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

/** Says why there's no link, and asks the owner to create one. */
function CannotShare({ album, onClose }: { album: AlbumDetail; onClose: () => void }) {
  const t = useText('guests.album')
  const common = useText('web.actions')
  const { family } = useFamily()
  const asking = useAskForAlbumLink(album.family_id, album.id)
  const name = ownerOf(family)?.first_name ?? ''
  const canAsk = !album.rule && album.audience !== 'private'
  const text = album.rule ? t('hasRule') : t(!canAsk ? 'isPrivate' : asking.isSuccess ? 'asked' : 'onlyOwner', { name })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title', { title: album.title })}
      description={<span role="status">{text}</span>}
      actions={
        <>
          <Button kind={canAsk && !asking.isSuccess ? 'quiet' : 'primary'} onClick={onClose}>
            {common('close')}
          </Button>
          {canAsk && !asking.isSuccess && (
            <Button
              busy={asking.isPending}
              busyLabel={t('asking')}
              data-autofocus
              onClick={() => asking.mutate(undefined, { failed: t('failed', { name }) })}
            >
              {t('ask', { name })}
            </Button>
          )}
        </>
      }
    />
  )
}
