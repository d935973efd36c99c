import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useFormat, useText } from '#web/text.tsx'
import { useAgo } from '#web/use-ago.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import type { ApiKey } from '../api-keys.contract.ts'
import { useRevokeApiKey } from './api-keys.data.ts'

type ApiKeyRowProps = { apiKey: ApiKey; families: readonly { id: string; name: string }[] }

/** A key with its permissions, families and last use, and a button to revoke it. */
export function ApiKeyRow({ apiKey, families }: ApiKeyRowProps) {
  const t = useText('apiKeys')
  const format = useFormat()
  const ago = useAgo()
  const [asking, setAsking] = useState(false)
  const revoking = useRevokeApiKey()
  const { name, hint, scopes, family_ids, created_at, last_used_at, expires_at } = apiKey
  const [now] = useState(() => Date.now())
  const over = expires_at !== null && new Date(expires_at).getTime() < now
  const facts = [
    format.list(scopes.map((scope) => t(`scopes.${scope}.label`))),
    family_ids && format.list(families.filter(({ id }) => family_ids.includes(id)).map((family) => family.name)),
    t('ending', { hint }),
    last_used_at ? t('used', { ago: ago(last_used_at) }) : t('unused'),
    t('created', { date: format.shortDate(created_at) }),
    expires_at && t(over ? 'expired' : 'expires', { date: format.shortDate(expires_at) }),
  ].filter(Boolean)

  function revoke() {
    revoking.mutate(apiKey.id, {
      done: { title: t('revoked'), description: t('revokedText', { name }) },
      failed: t('failed'),
      onSettled: () => setAsking(false),
    })
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <KeyRound aria-hidden size={20} className={over ? 'text-ink-soft' : 'text-sage'} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold break-words">{name}</p>
        <Facts of={facts} />
      </div>
      <Button kind="quiet" size="small" aria-label={t('revokeNamed', { name })} onClick={() => setAsking(true)}>
        {t('revoke')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={revoke}
        title={t('revokeTitle')}
        text={t('revokeText', { name })}
        confirmLabel={t('revoke')}
        busy={revoking.isPending}
        busyLabel={t('revoking')}
      />
    </li>
  )
}
