import { useText } from '#web/text.tsx'
import { CopyOnceDialog } from '#web/ui/copy-once-dialog.tsx'

export type MadeFeed = { name: string; rss_url: string; json_url: string }

/** Shows the addresses of a new feed, the only time they can be read. */
export function FeedDialog({ made, onClose }: { made: MadeFeed | undefined; onClose: () => void }) {
  const t = useText('frames')
  return (
    <CopyOnceDialog
      values={made && { RSS: made.rss_url, 'JSON Feed': made.json_url }}
      onClose={onClose}
      title={t('feed.title', { name: made?.name ?? '' })}
      description={t('feed.text')}
      texts={{
        copy: t('feed.copy'),
        copied: t('feed.copied'),
        done: t('feed.done'),
        failed: t('failed'),
        copyFailed: t('feed.copyFailed'),
        unsavedTitle: t('feed.unsavedTitle'),
        unsavedText: t('feed.unsavedText'),
        unsavedStay: t('feed.unsavedStay'),
        unsavedLeave: t('feed.unsavedLeave'),
      }}
    />
  )
}
