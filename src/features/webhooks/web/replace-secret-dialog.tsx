import { useText } from '#web/text.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import type { Webhook } from '../webhooks.contract.ts'
import { REPLACED_SECRET_HOURS } from '../webhooks.rules.ts'
import type { ShownSecret } from './secret-dialog.tsx'
import { useReplaceSecret } from './webhooks.data.ts'

type ReplaceSecretDialogProps = {
  family_id: string
  webhook: Webhook
  open: boolean
  onClose: () => void
  onReplaced: (shown: ShownSecret) => void
}

/** Says how long the old secret works before there's a new one. */
export function ReplaceSecretDialog({ family_id, webhook, open, onClose, onReplaced }: ReplaceSecretDialogProps) {
  const t = useText('webhooks')
  const replacing = useReplaceSecret({ family_id, webhook_id: webhook.id })
  const replace = () =>
    replacing.mutate(undefined, {
      onSuccess: ({ secret, webhook: { replaced_until } }) => onReplaced({ secret, replaced_until }),
      failed: t('failed'),
      onSettled: onClose,
    })
  return (
    <ConfirmDialog
      kind="primary"
      open={open}
      onClose={onClose}
      onConfirm={replace}
      title={t('confirmReplace.title')}
      text={t('confirmReplace.text', { name: new URL(webhook.url).host, hours: REPLACED_SECRET_HOURS })}
      confirmLabel={t('confirmReplace.confirm')}
      busy={replacing.isPending}
      busyLabel={t('confirmReplace.busy')}
    />
  )
}
