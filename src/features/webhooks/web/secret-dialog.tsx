import { useFormat, useText } from '#web/text.tsx'
import { CopyOnceDialog } from '#web/ui/copy-once-dialog.tsx'

/** With when the secret that it replaces stops working, if it replaces one. */
export type ShownSecret = { secret: string; replaced_until: string | null }

/** Shows the secret of a webhook, the only time it can be read. */
export function SecretDialog({ shown, onClose }: { shown: ShownSecret | undefined; onClose: () => void }) {
  const t = useText('webhooks')
  const format = useFormat()
  const until = shown?.replaced_until
  return (
    <CopyOnceDialog
      values={shown && { [t('secret.label')]: shown.secret }}
      onClose={onClose}
      title={t(until ? 'secret.newTitle' : 'secret.title')}
      description={
        until ? t('secret.newText', { day: format.weekday(until), time: format.time(until) }) : t('secret.text')
      }
      texts={{
        copy: t('secret.copy'),
        copied: t('secret.copied'),
        done: t('secret.done'),
        failed: t('failed'),
        copyFailed: t('secret.copyFailed'),
        unsavedTitle: t('secret.unsavedTitle'),
        unsavedText: t('secret.unsavedText'),
        unsavedStay: t('secret.unsavedStay'),
        unsavedLeave: t('secret.unsavedLeave'),
      }}
    />
  )
}
