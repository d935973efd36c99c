import { useState } from 'react'
import { LinkToShare } from '#features/invitations/web/copy-link.tsx'
import { useText } from '#web/text.tsx'
import { ShownOnceDialog } from '#web/ui/shown-once-dialog.tsx'

/** `asker`: the first name of the member who asked for it. */
export type MadeLink = { name: string; url: string; asker?: string | undefined }

/** Shows a new link, the only time it can be read: to share, to copy, or to scan. */
export function GuestLinkDialog({ made, onClose }: { made: MadeLink | undefined; onClose: () => void }) {
  const t = useText('guests.link')
  const [taken, setTaken] = useState<string>()
  const { name = '', url = '', asker } = made ?? {}
  return (
    <ShownOnceDialog
      open={made !== undefined}
      onClose={onClose}
      isSaved={taken === url}
      title={t('title', { name })}
      description={asker ? t('textAsked', { asker }) : t('text')}
      question={{
        title: t('unsavedTitle'),
        text: t('unsavedText', { name }),
        stayLabel: t('unsavedStay'),
        leaveLabel: t('unsavedLeave'),
      }}
      closeLabel={t('done')}
      actions={null}
    >
      {made && <LinkToShare key={url} link={url} name={name} onTaken={() => setTaken(url)} />}
    </ShownOnceDialog>
  )
}
