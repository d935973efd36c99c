import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Album } from '#features/albums/albums.contract.ts'
import { albumsOptions } from '#features/albums/web/albums.data.ts'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { childrenOptions } from '#features/people/web/people.data.ts'
import { atFocus } from '#features/photos/web/at-focus.ts'
import { blurOf } from '#web/blur.ts'
import { useText } from '#web/text.tsx'
import type { Film } from '../films.contract.ts'
import { latestPhotoOptions } from './films.data.ts'
import type { FilmsSearch } from './films.search.ts'

const IDEAS_MAX = 3
/** Two, so that there's room for an album. */
const CHILDREN_MAX = 2
/** With fewer, a film is over before it begins. */
const PHOTOS_MIN = 5

type Idea = { key: string; title: string; cover: NonNullable<Album['cover']> | PhotoListed; search: FilmsSearch }

/** Small posters: each child's years, and albums that aren't films yet. Beside the films on large screens, or below them. */
export function FilmIdeas({ family_id, films }: { family_id: string; films: readonly Film[] }) {
  const t = useText('films')
  const ideas = [...useYearsIdeas(family_id), ...useAlbumIdeas(family_id, films)].slice(0, IDEAS_MAX)
  if (ideas.length === 0) return null
  return (
    <aside aria-labelledby="film-ideas">
      <h2 id="film-ideas" className="mb-3 font-serif text-lg font-semibold">
        {t('ideas')}
      </h2>
      {/* On phones, the last one of an odd number isn't alone in a row of two. */}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-x-3 gap-y-5">
        {ideas.map(({ key, title, cover, search }) => (
          <li key={key} className="max-[31rem]:last:odd:col-span-full">
            <Link
              to="/families/$familyId/films"
              params={{ familyId: family_id }}
              search={search}
              className="group block rounded-card outline-offset-4"
            >
              <span
                style={{ backgroundImage: blurOf(cover.thumbhash) }}
                className="block aspect-video overflow-hidden rounded-control bg-sunk bg-cover"
              >
                <img
                  src={cover.small_url}
                  style={'focus_x' in cover ? atFocus(cover) : undefined}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className="size-full object-cover transition-transform duration-220 group-hover:scale-[1.02]"
                />
              </span>
              <span className="mt-2 block leading-snug font-medium wrap-anywhere">{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  )
}

function useAlbumIdeas(family_id: string, films: readonly Film[]): Idea[] {
  const { data } = useInfiniteQuery(albumsOptions(family_id))
  return (data?.pages[0]?.albums ?? []).flatMap(({ id, title, photos, cover }) =>
    cover && photos >= PHOTOS_MIN && !films.some((film) => film.title === title)
      ? [{ key: id, title, cover, search: { album: id } }]
      : [],
  )
}

function useYearsIdeas(family_id: string): Idea[] {
  const t = useText('films')
  const { data: children = [] } = useQuery(childrenOptions(family_id))
  const shown = children.slice(0, CHILDREN_MAX)
  const covers = useQueries({ queries: shown.map(({ id }) => latestPhotoOptions(family_id, id)) })
  return shown.flatMap(({ id, first_name }, at) => {
    const cover = covers[at]?.data
    return cover
      ? [{ key: id, title: t('years', { name: first_name }), cover, search: { person: id, years: true as const } }]
      : []
  })
}
