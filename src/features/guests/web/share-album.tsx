import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Share2 } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import type { AlbumDetail } from '#features/albums/albums.contract.ts'
import { allows, ownerOf } from '#features/families/web/families.data.ts'
import { useFamily } from '#features/families/web/use-family.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useAgo } from '#web/use-ago.ts'
import { GUEST_NAME_MAX_LENGTH } from '../guests.rules.ts'
import { AddGuestDialog } from './add-guest-dialog.tsx'
import { GuestLinkDialog, type MadeLink } from './guest-link-dialog.tsx'
import { GuestRow } from './guest-row.tsx'
import { guestsOptions, linkRequestsOptions, useAskForAlbumLink } from './guests.data.ts'

type ShareAlbumProps = { album: AlbumDetail; show: (items: readonly MenuItem[]) => ReactNode }

/** Among an album's actions: creates a link to it, or asks the owner to. The URL opens it too, from notifications. */
export function ShareAlbum({ album, show }: ShareAlbumProps) {
  const t = useText('guests.album')
  const { family } = useFamily()
  const navigate = useNavigate()
  const isOpen = 'share' in useSearch({ strict: false })
  const [made, setMade] = useState<MadeLink>()
  const requests = useQuery({ ...linkRequestsOptions(album.family_id, album.id), enabled: isOpen && !album.rule })
  const canShare = !album.rule && allows(family, 'guests.manage')
  const listed = useQuery({ ...guestsOptions(album.family_id), enabled: isOpen && canShare })
  const guests = listed.data?.filter((guest) => guest.album?.id === album.id) ?? []
  if (!allows(family, 'photos.edit_own')) return show([])
  const go = (share: 'link' | undefined) =>
    void navigate({ to: '.', search: (now) => ({ ...now, share }), replace: true, resetScroll: false })
  const close = () => go(undefined)
  const showLink = (link: MadeLink) => {
    close()
    setMade(link)
  }
  return (
    <>
      {show([{ label: t('share'), icon: Share2, onSelect: () => go('link') }])}
      {canShare ? (
        <AddGuestDialog
          family_id={album.family_id}
          album={album}
          requests={requests.data?.filter(({ made_at }) => !made_at) ?? []}
          open={isOpen && !requests.isLoading && !listed.isLoading}
          onClose={close}
          onMade={showLink}
        >
          {guests.length > 0 && (
            <div className="mb-5">
              <p className="text-sm text-ink-soft">{t('shared')}</p>
              <ul className="divide-y divide-line">
                {guests.map((guest) => (
                  <GuestRow key={guest.id} family_id={album.family_id} guest={guest} onLink={showLink} />
                ))}
              </ul>
            </div>
          )}
        </AddGuestDialog>
      ) : (
        isOpen && !requests.isLoading && <CannotShare album={album} request={requests.data?.[0]} onClose={close} />
      )}
      <GuestLinkDialog made={made} onClose={() => setMade(undefined)} />
    </>
  )
}

type LinkRequest = { asked_at: string; made_at: string | null; can_ask_again: boolean }
type CannotShareProps = { album: AlbumDetail; request: LinkRequest | undefined; onClose: () => void }

/** Says why there's no link, and asks the owner to create one, or what became of that. */
function CannotShare({ album, request, onClose }: CannotShareProps) {
  const t = useText('guests.album')
  const fields = useText('guests.form')
  const common = useText('web.actions')
  const ago = useAgo()
  const form = useId()
  const { family } = useFamily()
  const asking = useAskForAlbumLink(album.family_id, album.id)
  const name = ownerOf(family)?.first_name ?? ''
  const canAsk = !album.rule && album.audience !== 'private'
  const asksNow = canAsk && !asking.isSuccess && (request?.can_ask_again ?? true)

  function text() {
    if (album.rule) return t('hasRule')
    if (!canAsk) return t('isPrivate', { name })
    if (asking.data?.notified) return t('asked', { name })
    if (request?.made_at) return t('made', { name, ago: ago(request.made_at) })
    return request ? t('waiting', { name, ago: ago(request.asked_at) }) : t('onlyOwner', { name })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title', { title: album.title })}
      description={
        <>
          <span role="status">{text()}</span>
          {canAsk && <span className="mt-2 block">{t('leftOut', { name })}</span>}
        </>
      }
      actions={
        <>
          <Button kind={asksNow ? 'quiet' : 'primary'} onClick={onClose}>
            {common('close')}
          </Button>
          {asksNow && (
            <Button type="submit" form={form} busy={asking.isPending} busyLabel={t('asking')}>
              {t(request ? 'askAgain' : 'ask', { name })}
            </Button>
          )}
        </>
      }
    >
      {asksNow && (
        <Form
          id={form}
          onSubmit={(node) =>
            asking.mutate(String(new FormData(node).get('name')).trim(), { failed: t('failed', { name }) })
          }
        >
          <TextField
            label={fields('name')}
            hint={fields('nameHint')}
            optional
            name="name"
            autoComplete="off"
            maxLength={GUEST_NAME_MAX_LENGTH}
            data-autofocus
          />
        </Form>
      )}
    </Dialog>
  )
}
