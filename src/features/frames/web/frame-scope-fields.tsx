import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { albumsOptions } from '#features/albums/web/albums.data.ts'
import { guestRecentDays, GUEST_PREVIEW_MAX } from '#features/guests/guests.rules.ts'
import { guestPreviewOptions, type GuestScope } from '#features/guests/web/guests.data.ts'
import { peopleOptions } from '#features/people/web/people.data.ts'
import { fullName } from '#shared/full-name.ts'
import { useText } from '#web/text.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Select } from '#web/ui/select.tsx'
import { ToggleChips } from '#web/ui/toggle-chips.tsx'
import type { Frame } from '../frames.contract.ts'

const shows = ['all', 'recent', 'day', 'people', 'album'] as const
export type FrameScope = {
  shows: (typeof shows)[number]
  album_id: string
  person_ids: string[]
  shows_family_only: boolean
}

export function scopeOfFrame(frame: Frame | undefined): FrameScope {
  const { album = null, person_ids = [], recent_days = null, on_this_day = false } = frame ?? {}
  const shown = album ? 'album' : person_ids.length ? 'people' : recent_days ? 'recent' : on_this_day ? 'day' : 'all'
  const { shows_family_only = false } = frame ?? {}
  return { shows: shown, album_id: album?.id ?? '', person_ids, shows_family_only }
}

/** Undefined while an album or people have to be chosen. */
export function sentScope({ shows: shown, album_id, person_ids, shows_family_only }: FrameScope) {
  if ((shown === 'album' && !album_id) || (shown === 'people' && person_ids.length === 0)) return undefined
  return {
    shows_family_only,
    album_id: shown === 'album' ? album_id : null,
    person_ids: shown === 'people' ? person_ids : [],
    recent_days: shown === 'recent' ? guestRecentDays[0] : null,
    on_this_day: shown === 'day',
  }
}

type FrameScopeFieldsProps = {
  family_id: string
  /** The album that the frame shows now, which may not be on the first page of albums. */
  album: Frame['album']
  value: FrameScope
  error: string | undefined
  onChange: (scope: FrameScope) => void
}

/** What a frame shows, and how many photos that is. */
export function FrameScopeFields({ family_id, album, value, error, onChange }: FrameScopeFieldsProps) {
  const t = useText('frames.form')
  const change = (part: Partial<FrameScope>) => onChange({ ...value, ...part })
  const { data } = useQuery(peopleOptions(family_id))
  const labels = {
    ...{ all: t('showsAll'), day: t('showsDay'), people: t('showsPeople'), album: t('showsAlbum') },
    recent: t('showsRecent', { days: guestRecentDays[0] }),
  }
  return (
    <>
      <Select
        label={t('shows')}
        value={value.shows}
        onChange={(shown) => change({ shows: shown })}
        options={shows.map((option) => ({ value: option, label: labels[option] }))}
      />
      {value.shows === 'people' && (
        <ToggleChips
          label={t('people')}
          options={(data?.people ?? []).map((person) => ({ value: person.id, label: fullName(person) }))}
          value={value.person_ids}
          onChange={(person_ids) => change({ person_ids })}
        >
          <p className="text-ink-soft">{t('noPeople')}</p>
        </ToggleChips>
      )}
      {value.shows === 'album' && (
        <AlbumField {...{ family_id, album }} value={value.album_id} onChange={(album_id) => change({ album_id })} />
      )}
      {error && <FieldError id="frame-scope-error" error={error} />}
      {sentScope(value) && <FrameCount family_id={family_id} value={value} onChange={change} />}
    </>
  )
}

type AlbumFieldProps = Pick<FrameScopeFieldsProps, 'family_id' | 'album'> & {
  value: string
  onChange: (album_id: string) => void
}

function AlbumField({ family_id, album, value, onChange }: AlbumFieldProps) {
  const t = useText('frames.form')
  const query = useInfiniteQuery(albumsOptions(family_id))
  const listed = query.data?.pages.flatMap((page) => page.albums) ?? []
  const albums = album && !listed.some(({ id }) => id === album.id) ? [album, ...listed] : listed
  return (
    <div className="flex flex-col gap-2">
      <Select
        label={t('album')}
        hint={t('albumHint')}
        value={value}
        onChange={onChange}
        options={[
          { value: '', label: t('chooseAlbum') },
          ...albums.map(({ id, title, ...rest }) => ({
            ...{ value: id, label: title },
            disabled: 'rule' in rest && rest.rule !== null,
          })),
        ]}
      />
      <LoadMore query={query} />
    </div>
  )
}

type FrameCountProps = { family_id: string; value: FrameScope; onChange: (part: Partial<FrameScope>) => void }

function FrameCount({ family_id, value, onChange }: FrameCountProps) {
  const t = useText('frames.form')
  const scope: GuestScope = {
    ...(value.shows === 'album' && { album_id: value.album_id }),
    ...(value.shows === 'people' && { person_ids: value.person_ids.join(',') }),
    ...(value.shows === 'recent' && { recent_days: guestRecentDays[0] }),
  }
  const { data } = useQuery(guestPreviewOptions(family_id, scope))
  if (!data) return <p className="min-h-12 text-ink-soft">{t('counting')}</p>
  const count = data.extended_family + (value.shows_family_only ? data.family_only : 0)
  return (
    <div className="flex flex-col gap-2">
      <div role="status" className="rounded-control bg-sunk px-4 py-3">
        <p className="font-semibold">{t(count >= GUEST_PREVIEW_MAX ? 'showsMany' : 'showsCount', { count })}</p>
        {value.shows === 'day' && <p className="text-sm text-ink-soft">{t('dayHint')}</p>}
        <p className="text-sm text-ink-soft">{t('privateHint')}</p>
      </div>
      <Checkbox
        label={t('familyOnly')}
        hint={t('familyOnlyHint', { count: data.family_only })}
        checked={value.shows_family_only}
        onChange={(event) => onChange({ shows_family_only: event.target.checked })}
      />
    </div>
  )
}
