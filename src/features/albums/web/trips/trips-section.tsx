import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import type { NextPage } from '#web/ui/load-more.tsx'
import type { Trip } from '../../trips.contract.ts'
import { TripCard } from './trip-card.tsx'

type TripsSectionProps = { family_id: string; trips: readonly Trip[]; query: NextPage }

/** Proposed albums of trips, above the family's albums. */
export function TripsSection({ family_id, trips, query }: TripsSectionProps) {
  const t = useText('albums.trips')
  return (
    <section aria-labelledby="trips" className="mb-10 rounded-sheet bg-sunk p-4 sm:p-6">
      <h2 id="trips" className="font-serif text-xl font-semibold">
        {t('title')}
      </h2>
      <p className="mt-1 text-ink-soft">{t('intro')}</p>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-3 max-sm:-mx-4 max-sm:flex max-sm:snap-x max-sm:scroll-px-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2 sm:gap-4">
        {trips.map((trip) => (
          <li key={trip.id} className="min-w-0 max-sm:w-full max-sm:shrink-0 max-sm:snap-start max-sm:not-only:w-[88%]">
            <TripCard family_id={family_id} trip={trip} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          kind="quiet"
          size="small"
          className="mt-4"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
      {query.isFetchNextPageError && (
        <p role="alert" className="mt-3 text-ink-soft">
          {t('failed')}
        </p>
      )}
    </section>
  )
}
