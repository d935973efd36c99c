import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MoreTexts } from '#web/more-texts.tsx'
import { useText } from '#web/text.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useRevealPending } from '#web/ui/reveal-group.tsx'
import { ApiKeyForm } from './api-key-form.tsx'
import { ApiKeyRow } from './api-key-row.tsx'
import { apiKeysOptions } from './api-keys.data.ts'
import { NewApiKey } from './new-api-key.tsx'

const texts = import.meta.glob<object>('../api-keys.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    apiKeys: typeof import('../api-keys.messages.en.ts').apiKeys
  }
}

export function ApiKeysPanel() {
  return (
    <MoreTexts of={texts}>
      <ApiKeys />
    </MoreTexts>
  )
}

function ApiKeys() {
  const t = useText('apiKeys')
  const keys = useQuery(apiKeysOptions)
  useRevealPending(keys.isPending)
  const [token, setToken] = useState<string>()
  return (
    <div className="flex flex-col gap-5">
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
      >
        {token ? <NewApiKey token={token} onDone={() => setToken(undefined)} /> : <ApiKeyForm onMade={setToken} />}
      </Card>
      <Card title={t('listTitle')}>
        {keys.data ? (
          keys.data.keys.length > 0 ? (
            <ul className="-my-3 divide-y divide-line">
              {keys.data.keys.map((key) => (
                <ApiKeyRow key={key.id} apiKey={key} />
              ))}
            </ul>
          ) : (
            <p className="text-ink-soft">{t('empty')}</p>
          )
        ) : keys.isError ? (
          <ErrorState
            title={t('failedTitle')}
            error={keys.error}
            onRetry={() => void keys.refetch()}
            retrying={keys.isFetching}
          />
        ) : (
          <Skeleton className="h-14" />
        )}
      </Card>
    </div>
  )
}
