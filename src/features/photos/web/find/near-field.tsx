import { useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { useDeferredValue, useState, type ComponentProps } from 'react'
import { SEARCH_TEXT_MAX_LENGTH } from '#features/photos/photos.rules.ts'
import { useFormat, useText } from '#web/text.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { RemovableChip } from '../details/tags-field.tsx'
import { middleOf, readArea } from '../map/map-view.ts'
import { readNear, writeNear, type Near } from './near.ts'
import { townsOptions } from './towns.data.ts'

type NearFieldProps = {
  value: string | undefined
  /** The part of the map that is looked at, where it is open. */
  area: string | undefined
  onChange: (near: string | undefined) => void
}

const KM_CHOICES = [1, 2, 5, 10, 25, 50, 100, 250, 500]
const KM_AT_FIRST = 25

/** A place by its name, or the middle of the map, and how far around it. */
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
          onChange={(event) => set({ ...near, km: Number(event.target.value) })}
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
  const format = useFormat()
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed.trim())
  const { data: towns } = useQuery({ ...townsOptions(text), enabled: text.length > 1 })
  const found = text.length > 1 ? towns : undefined
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={t('nearPlace')}
        hint={found?.length === 0 ? t('nearNone') : t('nearHint')}
        autoComplete="off"
        maxLength={SEARCH_TEXT_MAX_LENGTH}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // The whole form would be sent otherwise, without the place.
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !typed.trim()) return
          event.preventDefault()
          const first = found?.[0]
          if (first) onChoose(placeOf(first))
        }}
      />
      <ul aria-label={t('nearPlaces')} className="flex flex-wrap gap-2">
        {found?.map((town) => (
          <li key={`${town.lat},${town.lng}`} className="max-w-full">
            <Choice onClick={() => onChoose(placeOf(town))}>
              {town.name}, {format.country(town.country)}
            </Choice>
          </li>
        ))}
        {middle && (
          <li>
            <Choice onClick={() => onChoose(middle)}>{t('nearMiddle')}</Choice>
          </li>
        )}
      </ul>
    </div>
  )
}

function placeOf({ name, lat, lng }: Place): Place {
  return { name, lat, lng }
}

function Choice({ children, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className="inline-flex min-h-10 max-w-full items-center gap-2 rounded-full bg-sunk px-3.5 text-sm hover:bg-line/60"
    >
      <MapPin aria-hidden size={16} className="shrink-0 text-ink-soft" />
      <span className="truncate">{children}</span>
    </button>
  )
}
