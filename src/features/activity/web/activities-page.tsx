import { useInfiniteQuery } from '@tanstack/react-query'
import { linkOptions, useSearch, type LinkProps } from '@tanstack/react-router'
import { useFamily } from '#features/families/web/use-family.ts'
import { dateIn } from '#shared/days.ts'
import { useFormat, useText, useTimeZone } from '#web/text.tsx'
import { useDayName } from '#web/use-day-name.ts'
import { useIsNarrow } from '#web/use-is-narrow.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageList } from '#web/ui/page-list.tsx'
import { activitiesOptions } from './activity.data.ts'
import { ActivitySearch } from './activity.search.ts'
import { ActivityFilters, useChangeFilters } from './activity-filters.tsx'
import { MomentGroup } from './moment-group.tsx'
import { freshPhotos, groupMoments } from './moments.ts'
import { MomentsSkeleton } from './moments-skeleton.tsx'

/** /families/{id}/activities: the complete feed, newest first, filtered by type, time and text. */
export function ActivitiesPage() {
  const t = useText('activity')
  const { family_id } = useFamily()
  const { type, period, text } = ActivitySearch.parse(useSearch({ strict: false }))
  const filters = { ...(type && { type }), ...(period && { period }), ...(text && { text }) }
  const time_zone = useTimeZone()
  const query = useInfiniteQuery(activitiesOptions(family_id, { ...filters, ...(period && { time_zone }) }))
  const changeFilters = useChangeFilters()
  const dayName = useDayName()
  const { longDate } = useFormat()
  const isNarrow = useIsNarrow()
  const isFiltered = Object.keys(filters).length > 0
  const photoLink = (photo_id: string) => galleryLink(family_id, photo_id)

  return (
    <div className="@container">
      <ActivityFilters filters={filters} />
      <PageList
        query={query}
        itemsOf={(page) => page.activities}
        empty={
          <EmptyState
            print="rain"
            title={t('list.emptyTitle')}
            text={isFiltered ? t('list.emptyFiltered') : t('list.emptyText')}
            action={
              isFiltered && (
                <Button
                  kind="quiet"
                  onClick={() => changeFilters({ type: undefined, period: undefined, text: undefined })}
                >
                  {t('filters.clear')}
                </Button>
              )
            }
          />
        }
        skeleton={<MomentsSkeleton label={t('list.loading')} rows={2} />}
        failed={{ title: t('list.failedTitle'), text: t('list.failedText') }}
        more={{ label: t('list.loadMore'), end: t('list.end'), failed: t('list.moreFailed') }}
      >
        {(activities) => {
          const groups = groupMoments(activities, time_zone)
          const fresh = freshPhotos(groups)
          const days = Map.groupBy(groups, ({ created_at }) => dateIn(time_zone, new Date(created_at)))
          return [...days].map(([day, moments]) => (
            <section key={day} className="relative mb-8 @4xl:mb-16">
              <h2 className="mb-3 font-serif text-xl font-semibold first-letter:uppercase @4xl:absolute @4xl:top-0 @4xl:left-0">
                <time dateTime={day} title={longDate(day)}>
                  {dayName(day)}
                </time>
              </h2>
              <ol className="flex flex-col gap-10 @4xl:gap-12">
                {moments.map((group) => (
                  <li key={group.key} className="first:[--below-day:3rem]">
                    <MomentGroup
                      family_id={family_id}
                      group={group}
                      fresh={fresh}
                      photoLink={photoLink}
                      isNarrow={isNarrow}
                      isDated
                    />
                  </li>
                ))}
              </ol>
            </section>
          ))
        }}
      </PageList>
    </div>
  )
}

function galleryLink(family_id: string, photo: string): LinkProps {
  return linkOptions({ to: '/families/$familyId/photos', params: { familyId: family_id }, search: { photo } })
}
