import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MoreTexts } from '#web/more-texts.tsx'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
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

type Family = { id: string; name: string }

export function ApiKeysPanel({ families }: { families: readonly Family[] }) {
  return (
    <MoreTexts of={texts}>
      <ApiKeys families={families} />
    </MoreTexts>
  )
}

function ApiKeys({ families }: { families: readonly Family[] }) {
  const t = useText('apiKeys')
  const [isAsking, setIsAsking] = useState(false)
  const [token, setToken] = useState<string>()
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
        !token &&
        !isAsking && (
          <Button kind="quiet" onClick={() => setIsAsking(true)}>
            {t('create')}
          </Button>
        )
      }
    >
      {token ? (
        <NewApiKey
          token={token}
          onDone={() => {
            setToken(undefined)
            setIsAsking(false)
          }}
        />
      ) : (
        isAsking && <ApiKeyForm families={families} onMade={setToken} />
      )}
      <div className={token || isAsking ? 'mt-6' : ''}>
        <QueryState
          query={useQuery(apiKeysOptions)}
          skeleton={<Skeleton className="h-14" />}
          failed={{ title: t('failedTitle') }}
        >
          {({ keys }) =>
            keys.length > 0 ? (
              <ul aria-label={t('listTitle')} className="-my-3 divide-y divide-line">
                {keys.map((key) => (
                  <ApiKeyRow key={key.id} apiKey={key} families={families} />
                ))}
              </ul>
            ) : (
              <p className="text-ink-soft">{t('empty')}</p>
            )
          }
        </QueryState>
      </div>
    </Card>
  )
}
