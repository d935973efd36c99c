import { CalendarDays, EllipsisVertical, ImagePlus, Move, Pencil, Trash2, Type } from 'lucide-react'
import { use, useState } from 'react'
import { allows } from '#features/families/web/families.data.ts'
import { useFamily } from '#features/families/web/use-family.ts'
import { SELECTION_MAX } from '#features/photos/photos.rules.ts'
import { useNavigateFromHere } from '#web/navigate-from-here.ts'
import { useText } from '#web/text.tsx'
import { useMedia } from '#web/use-media.ts'
import { ActionButton } from '#web/ui/action-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'
import { toast } from '#web/ui/toast.ts'
import type { AlbumDetail } from '../albums.contract.ts'
import { MANUAL_ORDER_MAX } from '../albums.rules.ts'
import type { AlbumDialog } from './album-dialogs.ts'
import { AlbumExtrasContext } from './album-extras.ts'
import { albumsContract, useAlbumChange, placeOf } from './albums.data.ts'
import { useDownload } from './use-download.ts'

type AlbumToolbarProps = {
  album: AlbumDetail
  /** The page has the button to add photos. Sharing is in the menu, so that guests can send the first ones. */
  isEmpty: boolean
  onOpen: (dialog: AlbumDialog) => void
}

/** On phones, icons have words below them. */
const labelled = 'h-auto min-h-11 w-auto min-w-13 flex-col gap-0.5 rounded-control'

/** What the person can do with the album. */
export function AlbumToolbar({ album, isEmpty, onOpen }: AlbumToolbarProps) {
  const t = useText('albums.page')
  const message = useText('albums')
  const viewer = useText('photos.viewer')
  const navigate = useNavigateFromHere()
  const [isDeleting, setIsDeleting] = useState(false)
  const editing = useAlbumChange(albumsContract.editAlbum)
  const deletion = useAlbumChange(albumsContract.deleteAlbum)
  const { can, sort, rule, photos } = album
  const { family } = useFamily()
  const download = useDownload(album)
  const extras = use(AlbumExtrasContext)
  const isWide = useMedia('(width >= 40rem)')
  const failed = message('toasts.failed')
  const order: MenuItem[] = rule
    ? []
    : [
        {
          label: t('arrange'),
          icon: Move,
          disabled: photos < 2,
          onSelect: () =>
            photos > MANUAL_ORDER_MAX
              ? toast({ kind: 'error', title: message('errors.too_many_photos', { max: MANUAL_ORDER_MAX }) })
              : onOpen('arrange'),
        },
        ...(sort === 'manual'
          ? [
              {
                label: t('byDate'),
                icon: CalendarDays,
                onSelect: () => editing.mutate({ ...placeOf(album), sort: 'date' }, { failed }),
              },
            ]
          : []),
      ]
  const own: MenuItem[] = [
    { label: t('edit'), icon: Pencil, onSelect: () => onOpen('edit') },
    { label: t('section'), icon: Type, onSelect: () => onOpen('section') },
    ...order,
  ]
  const remove: MenuItem = {
    label: t('delete'),
    icon: Trash2,
    danger: true,
    separated: true,
    onSelect: () => setIsDeleting(true),
  }
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-1 gap-y-2 sm:mb-6 empty:hidden">
      {can.add && !isEmpty && (
        <Button className="mr-1" onClick={() => onOpen('add')}>
          <ImagePlus aria-hidden size={19} />
          {t('add')}
        </Button>
      )}
      {extras.actions(album, ({ share, film, others }) => {
        const saving = photos > 0 && photos <= SELECTION_MAX && allows(family, 'photos.save') ? [download] : []
        // On phones, others are in the menu.
        const first = isEmpty ? [] : isWide ? [...share, ...saving, ...film] : can.add ? share : saving
        const items = [
          ...[...share, ...saving, ...film].filter((item) => !first.includes(item)),
          ...(can.edit ? own : []),
          ...others,
          ...(can.edit ? [remove] : []),
        ]
        return (
          <div className="button-bar flex flex-wrap items-center gap-x-1 max-narrow:grow max-narrow:justify-around max-sm:not-first:ml-auto">
            {first.map((item) =>
              isWide || !can.add || !item.icon ? (
                <ActionButton key={item.label} item={item} kind="plain" size="small" />
              ) : (
                <IconButton
                  key={item.label}
                  icon={item.icon}
                  label={item.label}
                  word={viewer('shareWord')}
                  onClick={item.onSelect}
                  className={labelled}
                />
              ),
            )}
            {!isEmpty && extras.comments(album)}
            {items.length > 0 && (
              <Menu
                trigger={
                  <IconButton
                    icon={EllipsisVertical}
                    label={t('more')}
                    {...(!isWide && { word: t('more'), className: labelled })}
                  />
                }
                items={items}
              />
            )}
          </div>
        )
      })}
      <ConfirmDialog
        open={isDeleting}
        onClose={() => setIsDeleting(false)}
        onConfirm={() =>
          deletion.mutate(placeOf(album), {
            failed,
            onSuccess() {
              toast({ title: message('toasts.deleted') })
              void navigate({ to: '/families/$familyId/albums', params: { familyId: album.family_id }, replace: true })
            },
          })
        }
        title={message('deleting.title', { title: album.title })}
        text={message('deleting.text')}
        confirmLabel={t('delete')}
        busy={deletion.isPending}
        busyLabel={message('deleting.busy')}
      />
    </div>
  )
}
