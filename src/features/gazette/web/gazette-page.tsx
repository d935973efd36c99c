import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useLocale } from 'use-intl'
import { allows, familyOptions } from '#features/families/web/families.data.ts'
import type { Locale } from '#shared/locales.ts'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Gazette } from '../gazette.contract.ts'
import { CurrentMonth } from './current-month.tsx'
import { Editions } from './editions.tsx'
import { gazetteOptions, type Look } from './gazette.data.ts'
import { LatestEdition } from './latest-edition.tsx'
import { SubscribersCard } from './subscribers-card.tsx'
import { SubscriptionCard } from './subscription-card.tsx'

/** /families/{id}/gazette: what the month has so far, earlier editions, and who gets it. */
export function GazettePage() {
  const t = useText('gazette')
  const { familyId: family_id } = useParams({ strict: false }) as { familyId: string }
  return (
    <div className="mx-auto max-w-6xl">
      <PageHeader title={t('title')} subtitle={t('intro')} />
      <QueryState
        query={useQuery(gazetteOptions(family_id))}
        skeleton={
          <div aria-busy className="flex flex-col gap-5">
            <Skeleton className="h-52 rounded-card" />
            <Skeleton className="h-64 rounded-card" />
          </div>
        }
        failed={{ title: t('failedTitle') }}
      >
        {(gazette) => <Loaded family_id={family_id} gazette={gazette} />}
      </QueryState>
    </div>
  )
}

function Loaded({ family_id, gazette }: { family_id: string; gazette: Gazette }) {
  const locale = useLocale()
  const { data: family } = useQuery(familyOptions(family_id))
  const [look, setLook] = useState<Look>(() => gazette.subscription ?? lookIn(locale))
  const [latest, ...earlier] = gazette.editions
  const isEditor = allows(family, 'books.edit')
  return (
    <div className={classNames('grid items-start gap-x-8 gap-y-6', latest && 'lg:grid-cols-[minmax(0,1fr)_20rem]')}>
      {latest && (
        <div className="flex min-w-0 flex-col gap-8">
          <LatestEdition family_id={family_id} masthead={family?.name} edition={latest} look={look} />
          <Editions family_id={family_id} editions={earlier} look={look} />
        </div>
      )}
      <div className={classNames('grid min-w-0 items-start gap-5', !latest && 'sm:grid-cols-2 lg:grid-cols-3')}>
        <CurrentMonth family_id={family_id} current={gazette.current} look={look} />
        <SubscriptionCard family_id={family_id} gazette={gazette} look={look} onChange={setLook} />
        {gazette.sends_email && isEditor && (
          <SubscribersCard family_id={family_id} subscribers={gazette.subscribers} look={look} />
        )}
      </div>
    </div>
  )
}

/** Letter is the paper of North America, where most who read English print. */
function lookIn(language: Locale): Look {
  return { language, large_type: false, paper: language === 'en' ? 'letter' : 'a4' }
}
