import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { blurOf } from '#web/blur.ts'
import { useText } from '#web/text.tsx'
import { Section } from '#web/ui/section.tsx'
import type { Person } from '#features/people/people.contract.ts'
import { peopleOptions } from '#features/people/web/people.data.ts'
import { useAgeAtText } from '#features/people/web/use-age-text.ts'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { useTakenDate } from '#features/photos/web/use-taken-date.ts'
import type { SameAgePair } from '../then-and-now.contract.ts'
import { CompareStage } from './compare-stage.tsx'
import { sameAgeOptions } from './then-and-now.data.ts'

/** A parent's childhood photos beside the person's at the same age. Renders nothing if there are none. */
export function SameAgeCard({ person }: { person: Person }) {
  const t = useText('thenAndNow.sameAge')
  const { family_id, id: person_id, first_name, birth_date } = person
  const { data } = useQuery(sameAgeOptions({ family_id, person_id }))
  const { data: family } = useQuery(peopleOptions(family_id))
  const ageAt = useAgeAtText()
  const [chosen, setChosen] = useState<SameAgePair>()
  if (!data?.pairs.length || !family || !birth_date) return null
  const nameOf = (id: string) => family.people.find((one) => one.id === id)?.first_name ?? ''
  const accuracy = ({ days_apart }: SameAgePair) =>
    days_apart === null ? t('about') : days_apart === 0 ? t('exact') : t('close', { days: days_apart })
  const age = ({ photo }: SameAgePair) => ageAt({ birth_date }, photo.sort_at.slice(0, 10))
  return (
    <Section title={t('title')} subtitle={t('subtitle', { name: first_name })}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-5">
        {data.pairs.map((pair) => (
          <li key={pair.photo.id}>
            <button type="button" onClick={() => setChosen(pair)} className="block w-full rounded-mark text-left">
              <span className="block font-medium first-letter:uppercase">{age(pair)}</span>
              <span className="mb-2 block text-sm text-ink-soft">{accuracy(pair)}</span>
              <span className="flex gap-1.5">
                <Half photo={pair.parent_photo} name={nameOf(pair.parent_id)} />
                <Half photo={pair.photo} name={first_name} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {chosen && (
        <CompareStage
          title={t('title')}
          text={accuracy(chosen)}
          before={{ photo: chosen.parent_photo, label: nameOf(chosen.parent_id) }}
          after={{ photo: chosen.photo, label: first_name }}
          choices={data.pairs.map((pair) => ({
            photo: pair.photo,
            label: age(pair),
            isChosen: pair === chosen,
            onChoose: () => setChosen(pair),
          }))}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Section>
  )
}

function Half({ photo, name }: { photo: PhotoListed; name: string }) {
  const date = useTakenDate()
  const aspectRatio = photo.width / photo.height
  return (
    <span className="min-w-0" style={{ flex: `${aspectRatio} 1 0%` }}>
      <img
        src={photo.small_url}
        alt=""
        loading="lazy"
        style={{ aspectRatio, backgroundImage: blurOf(photo.thumbhash) }}
        className="w-full rounded-mark bg-sunk bg-cover"
      />
      <span className="mt-1.5 block text-sm break-words text-ink-soft">{`${name}, ${date(photo.sort_at, photo.taken_precision)}`}</span>
    </span>
  )
}
