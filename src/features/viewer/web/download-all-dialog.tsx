import { useNavigate } from '@tanstack/react-router'
import { allows, ownerOf } from '#features/families/web/families.data.ts'
import { useFamily } from '#features/families/web/use-family.ts'
import { SELECTION_MAX } from '#features/photos/photos.rules.ts'
import { useDownloadPhotos } from '#features/photos/web/use-download-photos.ts'
import { PhotoToolsText } from './photo-tools-text.tsx'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** `total` is the number of photos in the gallery. */
type DownloadAllDialogProps = { total: number; onClose: () => void }

/** Downloads all photos, or says how to get them if they're too many for one ZIP. */
export function DownloadAllDialog(props: DownloadAllDialogProps) {
  return (
    <PhotoToolsText>
      <Asking {...props} />
    </PhotoToolsText>
  )
}

function Asking({ total, onClose }: DownloadAllDialogProps) {
  const t = useText('photoTools.downloadAll')
  const common = useText('web.actions')
  const navigate = useNavigate()
  const { family, family_id } = useFamily()
  const { download } = useDownloadPhotos(family_id)
  const isTooMany = total > SELECTION_MAX
  const isOwner = allows(family, 'family.manage')
  const goToExport = () =>
    void navigate({
      to: '/families/$familyId/settings',
      params: { familyId: family_id },
      search: { section: 'backups' },
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      description={
        !isTooMany
          ? t('text')
          : isOwner
            ? t('owner', { count: SELECTION_MAX })
            : t('member', { count: SELECTION_MAX, name: ownerOf(family)?.first_name ?? '' })
      }
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {common(isTooMany && !isOwner ? 'close' : 'cancel')}
          </Button>
          {isTooMany ? (
            isOwner && <Button onClick={goToExport}>{t('export')}</Button>
          ) : (
            <Button
              data-autofocus
              onClick={() => {
                onClose()
                void download(total)
              }}
            >
              {t('confirm')}
            </Button>
          )}
        </>
      }
    />
  )
}
