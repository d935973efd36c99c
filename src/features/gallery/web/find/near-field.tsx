import { useState } from 'react'
import { SEARCH_TEXT_MAX_LENGTH } from '#features/photos/photos.rules.ts'
import { useFormat, useText } from '#web/text.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { RemovableChip } from '#features/viewer/web/details/tags-field.tsx'
import { middleOf, readArea } from '#features/map/web/map-view.ts'
import { readNear, writeNear, type Near } from './near.ts'
import { PlaceChoice, TownChoices, useTowns } from '#features/places/web/town-choices.tsx'

type NearFieldProps = {
  value: string | undefined
  /** The visible area of the map, if it's open. */
  area: string | undefined
  onChange: (near: string | undefined) => void
}

const KM_CHOICES = [1, 2, 5, 10, 25, 50, 100, 250, 500]
const KM_AT_FIRST = 25

/** A place by its name or the center of the map, with a radius. */
export function NearField({ value, area, onChange }: NearFieldProps) {
  const t = useText('photoTools.find')
  const format = useFormat()
  const near = value ? readNear(value) : undefined
  const set = (next: Near) => onChange(writeNear(next))
  if (near)
    return (
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-1.5">
          <span className="text-sm font-semibold">{t('nearPlace')}</span>
          <RemovableChip label={t('nearRemove')} onRemove={() => onChange(undefined)}>
            {near.name ?? t('nearPoint', { lat: near.lat, lng: near.lng })}
          </RemovableChip>
        </div>
        <Select
          label={t('nearKm')}
          value={String(near.km)}
          onChange={(km) => set({ ...near, km: Number(km) })}
          options={[...new Set([...KM_CHOICES, near.km])]
            .toSorted((a, b) => a - b)
            .map((km) => ({ value: String(km), label: t('km', { km: format.number(km) }) }))}
        />
      </div>
    )
  return (
    <TownSearch
      onChoose={(town) => set({ ...town, km: KM_AT_FIRST })}
      middle={area ? { ...middleOf(readArea(area)), name: undefined } : undefined}
    />
  )
}

type Place = Omit<Near, 'km'>

function TownSearch({ middle, onChoose }: { middle: Place | undefined; onChoose: (place: Place) => void }) {
  const t = useText('photoTools.find')
  const [typed, setTyped] = useState('')
  const towns = useTowns(typed)
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={t('nearPlace')}
        hint={towns?.length === 0 ? t('nearNone') : t('nearHint')}
        autoComplete="off"
        maxLength={SEARCH_TEXT_MAX_LENGTH}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // Enter would submit the whole form, without the place.
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !typed.trim()) return
          event.preventDefault()
          const first = towns?.[0]
          if (first) onChoose(placeOf(first))
        }}
      />
      <TownChoices towns={towns} onChoose={(town) => onChoose(placeOf(town))}>
        {middle && (
          <li>
            <PlaceChoice onClick={() => onChoose(middle)}>{t('nearMiddle')}</PlaceChoice>
          </li>
        )}
      </TownChoices>
    </div>
  )
}

function placeOf({ name, lat, lng }: Place): Place {
  return { name, lat, lng }
}
