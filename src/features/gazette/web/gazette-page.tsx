import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Mail, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useLocale } from 'use-intl'
import { allows, familyOptions } from '#features/families/web/families.data.ts'
import type { Locale } from '#shared/locales.ts'
import { usesLetterPaper } from '#web/browser-region.ts'
import { useText, useTimeZone } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Gazette } from '../gazette.contract.ts'
import { Editions } from './editions.tsx'
import { gazetteOptions, useSubscribe, useUnsubscribe, type Look } from './gazette.data.ts'
import { LatestEdition } from './latest-edition.tsx'
import { LookFields } from './look-fields.tsx'
import { SubscribersCard } from './subscribers-card.tsx'

/** /families/{id}/gazette: the latest edition, earlier ones, and in a dialog how it’s made and who gets it. */
export function GazettePage() {
  const { familyId: family_id } = useParams({ strict: false }) as { familyId: string }
  const t = useText('gazette')
  const query = useQuery(gazetteOptions(family_id))
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('intro')}
        actions={
          <Button kind="quiet" disabled={!query.data} onClick={() => setIsOpen(true)}>
            <SlidersHorizontal aria-hidden size={18} className="max-md:text-ink-soft" />
            {t('settings')}
          </Button>
        }
      />
      <QueryState
        query={query}
        skeleton={
          <div aria-busy className="-mx-(--page-edge) bg-sunk px-(--page-edge) py-8 sm:py-14">
            <Skeleton className="mx-auto h-140 max-w-6xl" />
          </div>
        }
        failed={{ title: t('failedTitle') }}
      >
        {(gazette) => <Loaded {...{ family_id, gazette, isOpen }} onClose={() => setIsOpen(false)} />}
      </QueryState>
    </>
  )
}

type LoadedProps = { family_id: string; gazette: Gazette; isOpen: boolean; onClose: () => void }

function Loaded({ family_id, gazette, isOpen, onClose }: LoadedProps) {
  const t = useText('gazette')
  const locale = useLocale()
  const { data: family } = useQuery(familyOptions(family_id))
  const timeZone = useTimeZone()
  const [look, setLook] = useState<Look>(() => gazette.subscription ?? lookIn(locale, timeZone))
  const shown = { family_id, masthead: family?.name ?? '', look }
  return (
    <div className="flex flex-col gap-10 sm:gap-14">
      <LatestEdition {...shown} gazette={gazette} />
      <div className="mx-auto w-full max-w-6xl">
        <Editions {...shown} editions={gazette.editions.slice(1)} />
      </div>
      <Dialog open={isOpen} onClose={onClose} title={t('own.title')}>
        <SubscriptionCard family_id={family_id} gazette={gazette} look={look} onChange={setLook} />
        {gazette.sends_email && allows(family, 'books.edit') && (
          <SubscribersCard family_id={family_id} subscribers={gazette.subscribers} look={look} />
        )}
      </Dialog>
    </div>
  )
}

/** In the user's language, for the paper where they are. */
function lookIn(language: Locale, timeZone: string): Look {
  return { language, large_type: false, paper: usesLetterPaper(navigator.language, timeZone) ? 'letter' : 'a4' }
}

type SubscriptionCardProps = { family_id: string; gazette: Gazette; look: Look; onChange: (look: Look) => void }

/** How the caller reads it, and whether it comes by email. */
function SubscriptionCard({ family_id, gazette, look, onChange }: SubscriptionCardProps) {
  const t = useText('gazette.own')
  const subscribing = useSubscribe(family_id)
  const unsubscribing = useUnsubscribe(family_id)
  const { subscription, sends_email } = gazette
  const failed = t('failed')

  function change(next: Look) {
    onChange(next)
    if (subscription) subscribing.mutate(next, { failed })
  }

  return (
    <section>
      <p className="mb-4 text-ink-soft">{sends_email ? t(subscription ? 'subscribed' : 'intro') : t('noEmail')}</p>
      <div className="flex flex-col items-start gap-4 *:w-full">
        <LookFields look={look} onChange={change} />
        {sends_email &&
          (subscription ? (
            <Button
              kind="quiet"
              busy={unsubscribing.isPending}
              onClick={() => unsubscribing.mutate(undefined, { failed })}
            >
              {t('unsubscribe')}
            </Button>
          ) : (
            <Button busy={subscribing.isPending} onClick={() => subscribing.mutate(look, { failed })}>
              <Mail aria-hidden size={18} />
              {t('subscribe')}
            </Button>
          ))}
      </div>
    </section>
  )
}
