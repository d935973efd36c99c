import { useState } from 'react'
import { useText } from '#web/text.tsx'
import { ShownOnceDialog } from '#web/ui/shown-once-dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { copyText } from '#web/copy-text.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'

export type MadeFeed = { name: string; rss_url: string; json_url: string }

/** Shows the addresses of a new feed, the only time they can be read. */
export function FeedDialog({ made, onClose }: { made: MadeFeed | undefined; onClose: () => void }) {
  const t = useText('frames')
  const [saved, setSaved] = useState<string>()
  const { name = '', rss_url = '', json_url = '' } = made ?? {}
  async function copy() {
    if (await copyText(rss_url)) setSaved(rss_url)
    else toast({ kind: 'error', title: t('failed'), description: t('feed.copyFailed') })
  }
  return (
    <ShownOnceDialog
      open={made !== undefined}
      onClose={onClose}
      isSaved={saved === rss_url}
      title={t('feed.title', { name })}
      description={t('feed.text')}
      question={{
        title: t('feed.unsavedTitle'),
        text: t('feed.unsavedText'),
        stayLabel: t('feed.unsavedStay'),
        leaveLabel: t('feed.unsavedLeave'),
      }}
      closeLabel={t('feed.done')}
      actions={
        <Button onClick={() => void copy()} data-autofocus>
          {t(saved === rss_url ? 'feed.copied' : 'feed.copy')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {Object.entries({ RSS: rss_url, 'JSON Feed': json_url }).map(([label, url]) => (
          <TextField
            key={label}
            label={label}
            value={url}
            readOnly
            onFocus={(event) => event.target.select()}
            onCopy={() => setSaved(rss_url)}
          />
        ))}
      </div>
    </ShownOnceDialog>
  )
}
