import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { albumOptions, albumsOptions } from '#features/albums/web/albums.data.ts'
import { peopleOptions } from '#features/people/web/people.data.ts'
import { fullName } from '#shared/full-name.ts'
import { ApiProblem } from '#web/api.ts'
import { useNavigateFromHere } from '#web/navigate-from-here.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/checkbox.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast, toastError } from '#web/ui/toast.ts'
import { FILM_TITLE_MAX_LENGTH } from '../films.rules.ts'
import { FILM_FULL_SECONDS } from '../plan/film-lengths.ts'
import type { FilmPlan } from '../films.contract.ts'
import { filmPlanOptions, useMakeFilm, yearsOptions, type Source } from './films.data.ts'
import type { FilmsSearch } from './films.search.ts'

type NewFilmProps = { family_id: string; canMake: boolean; isBusy: boolean }
type Kind = 'album' | 'person' | 'trip'
/** A photo of the person for each of them. */
const EVERY_YEAR = 'every'

/** Chooses what a film is about, and says what will be in it. */
export function NewFilm({ family_id, canMake, isBusy }: NewFilmProps) {
  const t = useText('films.new')
  const say = useProblemText()
  const navigate = useNavigateFromHere()
  const search: FilmsSearch = useSearch({ strict: false })
  const [kind, setKind] = useState<Kind>(search.trip ? 'trip' : search.person ? 'person' : 'album')
  const [album, setAlbum] = useState(search.album ?? '')
  const [person, setPerson] = useState(search.person ?? '')
  const [chosenYear, setYear] = useState(search.years ? EVERY_YEAR : '')
  const [typed, setTyped] = useState<string>()
  const [music, setMusic] = useState(true)
  const { data: years = [] } = useQuery(yearsOptions(family_id, kind === 'person' ? person : ''))
  const choices = years.length > 1 || search.years ? [EVERY_YEAR, ...years] : years
  const year = choices.includes(chosenYear) ? chosenYear : years[0]
  const source = sourceOf(kind, { album, person, year, trip: search.trip })
  const plan = useQuery(filmPlanOptions(family_id, source))
  const making = useMakeFilm(family_id)
  const title = typed ?? plan.data?.title ?? ''
  const isEmpty = plan.data?.found === 0
  const choose =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      setTyped(undefined)
    }
  const kinds = [
    { value: 'album' as const, label: t('kinds.album') },
    { value: 'person' as const, label: t('kinds.person') },
    ...(search.trip ? [{ value: 'trip' as const, label: t('kinds.trip') }] : []),
  ]
  const submit = () =>
    making.mutate(
      { ...source, title: title.trim(), music },
      {
        onSuccess: () => void navigate({ to: '/families/$familyId/films', params: { familyId: family_id } }),
        onError(error) {
          // In another tab, they've just begun one.
          const isBusyNow = error instanceof ApiProblem && error.code === 'conflict'
          if (isBusyNow) toast({ kind: 'error', title: t('failed'), description: t('oneAtATime') })
          else toastError(t('failed'), error)
        },
      },
    )
  return (
    <Card title={t('title')}>
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Select label={t('kind')} value={kind} options={kinds} onChange={choose(setKind)} />
        {kind === 'album' && <AlbumChoice family_id={family_id} value={album} onChange={choose(setAlbum)} />}
        {kind === 'person' && <PersonChoice family_id={family_id} value={person} onChange={choose(setPerson)} />}
        {kind === 'person' && years.length > 0 && (
          <Select
            label={t('year')}
            value={year ?? ''}
            options={choices.map((value) => ({ value, label: value === EVERY_YEAR ? t('everyYear') : value }))}
            onChange={choose(setYear)}
          />
        )}
        {plan.data && <PlanText plan={plan.data} />}
        {plan.error && (
          <p role="alert" className="text-danger">
            {say(plan.error)}
          </p>
        )}
        {plan.data && !isEmpty && (
          <>
            <TextField
              label={t('filmTitle')}
              value={title}
              maxLength={FILM_TITLE_MAX_LENGTH}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Switch
              label={t('music')}
              hint={t('musicHint')}
              checked={music}
              onChange={(event) => setMusic(event.target.checked)}
            />
          </>
        )}
        {!canMake && <p>{t('noFfmpeg')}</p>}
        {canMake && isBusy && <p className="text-sm text-ink-soft">{t('oneAtATime')}</p>}
        <Button
          type="submit"
          disabled={!canMake || isBusy || !plan.data || isEmpty || title.trim() === ''}
          busy={making.isPending}
          busyLabel={t('starting')}
        >
          {t('submit')}
        </Button>
      </form>
    </Card>
  )
}

type Chosen = { album: string; person: string; year: string | undefined; trip: string | undefined }

function sourceOf(kind: Kind, { album, person, year, trip }: Chosen): Source {
  if (kind === 'trip') return trip ? { trip_id: trip } : {}
  if (kind === 'album') return album ? { album_id: album } : {}
  if (!person || !year) return {}
  return { person_id: person, ...(year !== EVERY_YEAR && { year: Number(year) }) }
}

type ChoiceProps = { family_id: string; value: string; onChange: (value: string) => void }

/** All albums, which arrive page by page, and the one that was chosen on its page. */
function AlbumChoice({ family_id, value, onChange }: ChoiceProps) {
  const t = useText('films.new')
  const query = useInfiniteQuery(albumsOptions(family_id))
  const { data } = query
  useEffect(() => {
    if (query.hasNextPage && !query.isFetchingNextPage && !query.isFetchNextPageError) void query.fetchNextPage()
  }, [query])
  const { data: chosen } = useQuery({ ...albumOptions(family_id, value), enabled: value !== '' })
  const listed = data?.pages.flatMap(({ albums }) => albums) ?? []
  const albums = chosen && !listed.some(({ id }) => id === chosen.id) ? [chosen, ...listed] : listed
  if (data && albums.length === 0) return <p className="text-ink-soft">{t('noAlbums')}</p>
  const options = albums.map(({ id, title }) => ({ value: id, label: title }))
  return <Select label={t('album')} value={value} options={[none(t('choose')), ...options]} onChange={onChange} />
}

function PersonChoice({ family_id, value, onChange }: ChoiceProps) {
  const t = useText('films.new')
  const { data } = useQuery(peopleOptions(family_id))
  const people = data?.people ?? []
  if (data && people.length === 0) return <p className="text-ink-soft">{t('noPeople')}</p>
  const options = people.map((person) => ({ value: person.id, label: fullName(person) }))
  return <Select label={t('person')} value={value} options={[none(t('choose')), ...options]} onChange={onChange} />
}

const none = (label: string) => ({ value: '', label, disabled: true })

function PlanText({ plan }: { plan: FilmPlan }) {
  const t = useText('films.new')
  const { found, photos, videos, voices, seconds } = plan
  if (found === 0) return <p className="text-ink-soft">{t('nothing')}</p>
  const length = { minutes: Math.floor(seconds / 60), seconds: seconds % 60 }
  return (
    <div aria-live="polite" className="rounded-mark bg-sunk p-4">
      <p className="font-semibold">{t('plan', { photos, videos, voices })}</p>
      <p className="text-sm text-ink-soft">
        {t(seconds < FILM_FULL_SECONDS ? 'short' : 'length', length)}
        {photos + videos < found && ` ${t('chosen', { found })}`}
      </p>
    </div>
  )
}
