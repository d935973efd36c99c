import {
  EllipsisVertical,
  KeyRound,
  ListChecks,
  Pencil,
  Power,
  Send,
  Trash2,
  Webhook as WebhookIcon,
} from 'lucide-react'
import { useState } from 'react'
import { useFormat, useText } from '#web/text.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { useAgo } from '#web/use-ago.ts'
import type { Webhook } from '../webhooks.contract.ts'
import { REPLACED_SECRET_HOURS } from '../webhooks.rules.ts'
import type { ShownSecret } from './secret-dialog.tsx'
import { useEventName } from './webhook-events.ts'
import { useDeleteWebhook, useReplaceSecret, useTestWebhook, useUpdateWebhook } from './webhooks.data.ts'

type WebhookRowProps = {
  family_id: string
  webhook: Webhook
  onEdit: () => void
  onLog: () => void
  onReplaced: (shown: ShownSecret) => void
}

/** A webhook's host, events and state, with the owner's actions. */
export function WebhookRow({ family_id, webhook, onEdit, onLog, onReplaced }: WebhookRowProps) {
  const t = useText('webhooks')
  const format = useFormat()
  const nameOf = useEventName()
  const [asking, setAsking] = useState<'remove' | 'replace'>()
  const testing = useTestWebhook({ family_id, webhook_id: webhook.id })
  const updating = useUpdateWebhook(family_id)
  const deleting = useDeleteWebhook(family_id)
  const { id, url, events, is_on, replaced_until } = webhook
  const name = new URL(url).host
  const state = useLastState(webhook)
  const failed = t('failed')
  const close = () => setAsking(undefined)
  const turn = () => updating.mutate({ webhook_id: id, url, events, is_on: !is_on }, { failed })
  const test = () => testing.mutate(undefined, { onSuccess: onLog, failed })
  const remove = () =>
    deleting.mutate(id, {
      done: { title: t('removed'), description: t('removedText', { name }) },
      failed,
      onSettled: close,
    })
  return (
    <li className="flex items-center gap-3 py-3">
      <WebhookIcon aria-hidden size={20} className={is_on ? 'shrink-0 text-sage' : 'shrink-0 text-ink-soft'} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft">{format.list(events.map(nameOf))}</p>
        <p className={state.isBad ? 'text-sm text-danger' : 'text-sm text-ink-soft'}>{state.text}</p>
        {replaced_until && (
          <p className="text-sm text-ink-soft">
            {t('replacedUntil', { day: format.weekday(replaced_until), time: format.time(replaced_until) })}
          </p>
        )}
      </div>
      <Menu
        trigger={<IconButton icon={EllipsisVertical} label={t('actionsOf', { name })} tooltipAlign="end" />}
        items={[
          { label: t('log'), icon: ListChecks, onSelect: onLog },
          { label: t('test'), icon: Send, onSelect: test },
          { label: t('edit'), icon: Pencil, onSelect: onEdit },
          { label: t('replace'), icon: KeyRound, onSelect: () => setAsking('replace') },
          { label: t(is_on ? 'turnOff' : 'turnOn'), icon: Power, onSelect: turn },
          { label: t('remove'), icon: Trash2, danger: true, onSelect: () => setAsking('remove') },
        ]}
      />
      <ConfirmDialog
        open={asking === 'remove'}
        onClose={close}
        onConfirm={remove}
        title={t('confirmRemove.title')}
        text={t('confirmRemove.text', { name })}
        confirmLabel={t('confirmRemove.confirm')}
        busy={deleting.isPending}
        busyLabel={t('confirmRemove.busy')}
      />
      <ReplaceSecretDialog
        family_id={family_id}
        webhook={webhook}
        open={asking === 'replace'}
        onClose={close}
        onReplaced={onReplaced}
      />
    </li>
  )
}

/** What became of the last event, or why there are none. */
function useLastState({ is_on, stopped_because, last_delivery }: Webhook): { text: string; isBad: boolean } {
  const t = useText('webhooks.states')
  const ago = useAgo()
  if (!is_on) return { text: t(stopped_because ?? 'off'), isBad: stopped_because !== null }
  if (!last_delivery) return { text: t('unused'), isBad: false }
  const { state, created_at, next_attempt_at } = last_delivery
  if (state === 'pending' && next_attempt_at)
    return { text: t('retrying', { when: ago(next_attempt_at) }), isBad: true }
  return { text: t(state, { ago: ago(created_at) }), isBad: state === 'failed' }
}

type ReplaceSecretDialogProps = {
  family_id: string
  webhook: Webhook
  open: boolean
  onClose: () => void
  onReplaced: (shown: ShownSecret) => void
}

/** Says how long the old secret works before there's a new one. */
function ReplaceSecretDialog({ family_id, webhook, open, onClose, onReplaced }: ReplaceSecretDialogProps) {
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
