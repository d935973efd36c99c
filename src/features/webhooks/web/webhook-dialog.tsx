import { useId, useState } from 'react'
import { ApiProblem } from '#web/api.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Webhook } from '../webhooks.contract.ts'
import { WebhookUrl, webhookEvents } from '../webhooks.rules.ts'
import { useEventName } from './webhook-events.ts'
import { useCreateWebhook, useUpdateWebhook } from './webhooks.data.ts'

type WebhookDialogProps = {
  family_id: string
  /** The webhook to change; a new one without. */
  webhook?: Webhook
  onClose: () => void
  onMade: (secret: string) => void
}

type Problem = { field: 'url' | 'events'; text: string }

/** Adds a webhook, or changes its address and events. */
export function WebhookDialog({ family_id, webhook, onClose, onMade }: WebhookDialogProps) {
  const t = useText('webhooks')
  const say = useProblemText()
  const nameOf = useEventName()
  const eventsErrorId = useId()
  const [problem, setProblem] = useState<Problem>()
  const creating = useCreateWebhook(family_id)
  const updating = useUpdateWebhook(family_id)
  const explain = (code: string | undefined) =>
    code && t.has(`errors.${code}` as 'errors.too_many') ? t(`errors.${code}` as 'errors.too_many') : undefined

  function save(form: HTMLFormElement) {
    const fields = new FormData(form)
    const parsed = WebhookUrl.safeParse(String(fields.get('url')))
    if (!parsed.success)
      return setProblem({
        field: 'url',
        text: explain(parsed.error.issues[0]?.message) ?? t('errors.webhook_url_invalid'),
      })
    const events = webhookEvents.filter((event) => fields.has(event))
    if (events.length === 0) return setProblem({ field: 'events', text: t('errors.webhook_events_required') })
    const onError = (error: Error) => {
      const isFull = error instanceof ApiProblem && error.code === 'too_many'
      const code = isFull ? 'too_many' : error instanceof ApiProblem ? error.fields.url : undefined
      setProblem({ field: 'url', text: explain(code) ?? say(error) })
    }
    const sent = { url: parsed.data, events }
    if (webhook)
      return updating.mutate({ webhook_id: webhook.id, ...sent, is_on: webhook.is_on }, { onSuccess: onClose, onError })
    const onSuccess = ({ secret }: { secret: string }) => {
      onClose()
      onMade(secret)
    }
    creating.mutate(sent, { onSuccess, onError })
  }

  const errorOf = (field: Problem['field']) => (problem?.field === field ? problem.text : undefined)
  const forget = () => setProblem(undefined)
  return (
    <FormDialog
      title={t(webhook ? 'form.editTitle' : 'form.title')}
      description={t('form.privacy')}
      onClose={onClose}
      onSubmit={save}
      submitLabel={t(webhook ? 'form.save' : 'form.submit')}
      busy={creating.isPending || updating.isPending}
      busyLabel={t('form.saving')}
    >
      <TextField
        label={t('form.url')}
        hint={t('form.urlHint')}
        name="url"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://example.org/hook"
        defaultValue={webhook?.url}
        error={errorOf('url')}
        onChange={forget}
      />
      <fieldset className="flex min-w-0 flex-col gap-1" aria-describedby={errorOf('events') && eventsErrorId}>
        <legend className="mb-1.5 font-semibold">{t('form.events')}</legend>
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            label={nameOf(event)}
            name={event}
            defaultChecked={webhook ? webhook.events.includes(event) : true}
            onChange={forget}
          />
        ))}
        <FieldError id={eventsErrorId} error={errorOf('events')} />
      </fieldset>
    </FormDialog>
  )
}
