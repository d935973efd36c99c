import { GalleryVerticalEnd, X } from 'lucide-react'
import { use } from 'react'
import { blurOf } from '#web/blur.ts'
import { useNavigateFromHere } from '#web/navigate-from-here.ts'
import { useFormat, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { atFocus } from '#features/photos/web/at-focus.ts'
import { useAddedToast } from '../use-add-to-album.ts'
import { AlbumExtrasContext } from '../album-extras.ts'
import type { Trip } from '../../trips.contract.ts'
import { tripsContract, useTripChange } from './trips.data.ts'

/** A trip as an album that one tap creates, or new photos for its album. */
export function TripCard({ family_id, trip }: { family_id: string; trip: Trip }) {
  const t = useText('albums')
  const format = useFormat()
  const navigate = useNavigateFromHere()
  const creating = useTripChange(tripsContract.createTripAlbum, family_id)
  const editing = useTripChange(tripsContract.editTrip, family_id)
  const adding = useTripChange(tripsContract.addTripPhotos, family_id)
  const tell = useAddedToast(family_id)
  const { id: trip_id, album, cover, photos, starts_on, ends_on } = trip
  const extras = use(AlbumExtrasContext)
  const tripTitle = useTripTitle()
  const title = album?.title ?? tripTitle(trip)
  const days = format.days(starts_on, ends_on)
  const failed = t('toasts.failed')

  const create = () =>
    creating.mutate(
      { family_id, trip_id, title },
      {
        failed,
        onSuccess(made) {
          toast({ title: t('toasts.created', { title }) })
          void navigate({
            to: '/families/$familyId/albums/$albumId',
            params: { familyId: family_id, albumId: made.id },
          })
        },
      },
    )

  const add = (to: NonNullable<Trip['album']>) =>
    adding.mutate({ family_id, trip_id }, { failed, onSuccess: (outcome) => tell(to, outcome) })

  const setDismissed = (is_dismissed: boolean, onSuccess = () => {}) =>
    editing.mutate({ family_id, trip_id, is_dismissed }, { failed, onSuccess })
  const dismiss = () =>
    setDismissed(true, () =>
      toast({
        title: t(album ? 'trips.photosDismissed' : 'trips.dismissed'),
        ...(!album && { action: { label: t('toasts.undo'), onClick: () => setDismissed(false) } }),
      }),
    )

  return (
    <article className="flex h-full flex-wrap gap-3 rounded-card border border-line bg-card p-3 shadow-soft">
      <span
        style={{ backgroundImage: blurOf(cover?.thumbhash ?? null) }}
        className="grid size-24 shrink-0 place-items-center overflow-hidden rounded-mark bg-sunk bg-cover bg-center text-ink-soft"
      >
        {cover ? (
          <img
            src={cover.small_url}
            alt=""
            loading="lazy"
            decoding="async"
            style={atFocus(cover)}
            className="size-full object-cover"
          />
        ) : (
          <GalleryVerticalEnd aria-hidden size={36} strokeWidth={1.25} />
        )}
      </span>
      <div className="flex min-w-0 grow basis-34 flex-col">
        <div className="flex items-start gap-1">
          <h3 className="min-w-0 grow font-serif text-lg leading-snug font-semibold wrap-anywhere">{title}</h3>
          <IconButton
            icon={X}
            label={t(album ? 'trips.dismissPhotos' : 'trips.dismiss', { title })}
            tooltipAlign="end"
            className="-mt-2.5 -mr-2 text-ink-soft"
            disabled={editing.isPending || creating.isPending || adding.isPending}
            onClick={dismiss}
          />
        </div>
        <p className="text-sm text-ink-soft">{days}</p>
        <p className="text-sm text-ink-soft">{t(album ? 'trips.newPhotos' : 'photos', { count: photos })}</p>
      </div>
      <div className="mt-auto flex w-full flex-wrap gap-2">
        <Button
          size="small"
          kind="quiet"
          aria-label={t(album ? 'trips.add' : 'trips.create', { title })}
          busy={creating.isPending || adding.isPending}
          busyLabel={t(album ? 'trips.adding' : 'form.creating')}
          onClick={() => (album ? add(album) : create())}
        >
          {t(album ? 'addTo.title' : 'form.submitCreate')}
        </Button>
        {!album && extras.trip({ family_id, trip_id })}
      </div>
    </article>
  )
}

/** "Lisbon, August 2025": the town or country, and the month in the middle of the trip. */
function useTripTitle(): (trip: Trip) => string {
  const t = useText('albums.trips')
  const format = useFormat()
  return ({ place, starts_on, ends_on }) => {
    const middle = new Date((Date.parse(starts_on) + Date.parse(ends_on)) / 2).toISOString().slice(0, 10)
    const month = format.month(middle)
    const [town] = place?.split(', ') ?? []
    return town ? t('name', { place: town, month }) : t('nameless', { month })
  }
}
