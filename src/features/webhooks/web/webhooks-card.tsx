import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Webhook } from '../webhooks.contract.ts'
import { SecretDialog, type ShownSecret } from './secret-dialog.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhookLog } from './webhook-log.tsx'
import { WebhookRow } from './webhook-row.tsx'
import { webhooksOptions } from './webhooks.data.ts'

type Family = { id: string; name: string }
type Opened = { kind: 'new' } | { kind: 'edit' | 'log'; webhook: Webhook }

/** Beside API keys: the webhooks of the families that the current user owns. */
export function WebhooksCard({ families }: { families: readonly [Family, ...Family[]] }) {
  const t = useText('webhooks')
  const [chosen, setChosen] = useState(families[0].id)
  const family_id = families.some(({ id }) => id === chosen) ? chosen : families[0].id
  const [opened, setOpened] = useState<Opened>()
  const [secret, setSecret] = useState<ShownSecret>()
  const close = () => setOpened(undefined)
  return (
    <Card
      title={t('title')}
      subtitle={
        <>
          {t('intro')}{' '}
          <a href="/api/docs" className="font-semibold text-ember underline-offset-2 hover:underline">
            {t('docs')}
          </a>
        </>
      }
      action={
        <Button kind="quiet" onClick={() => setOpened({ kind: 'new' })}>
          {t('add')}
        </Button>
      }
    >
      {families.length > 1 && (
        <Select
          className="mb-4"
          label={t('family')}
          value={family_id}
          onChange={setChosen}
          options={families.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <QueryState
        query={useQuery(webhooksOptions(family_id))}
        skeleton={<Skeleton className="h-14" />}
        failed={{ title: t('failedTitle') }}
      >
        {(webhooks) =>
          webhooks.length === 0 ? (
            <p className="text-ink-soft">{t('empty')}</p>
          ) : (
            <ul className="-my-3 divide-y divide-line">
              {webhooks.map((webhook) => (
                <WebhookRow
                  key={webhook.id}
                  family_id={family_id}
                  webhook={webhook}
                  onEdit={() => setOpened({ kind: 'edit', webhook })}
                  onLog={() => setOpened({ kind: 'log', webhook })}
                  onReplaced={setSecret}
                />
              ))}
            </ul>
          )
        }
      </QueryState>
      {opened?.kind === 'log' && <WebhookLog family_id={family_id} webhook={opened.webhook} onClose={close} />}
      {(opened?.kind === 'new' || opened?.kind === 'edit') && (
        <WebhookDialog
          family_id={family_id}
          {...(opened.kind === 'edit' && { webhook: opened.webhook })}
          onClose={close}
          onMade={(made) => setSecret({ secret: made, replaced_until: null })}
        />
      )}
      <SecretDialog shown={secret} onClose={() => setSecret(undefined)} />
    </Card>
  )
}
