import type { PhotoDetail } from '#features/photos/photos.contract.ts'
import { PHOTO_LOCATION_MAX_LENGTH } from '#features/photos/photos.rules.ts'
import { useFormat, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TownChoices, useTowns } from '#features/places/web/town-choices.tsx'
import { positionOf, type PhotoDraft } from './photo-draft.ts'

type Place = Pick<PhotoDraft, 'location_name' | 'position'>
type PlaceFieldProps = {
  photo: Pick<PhotoDetail, 'location_name' | 'location_lat' | 'location_lng'>
  value: Place
  onChange: (place: Partial<Place>) => void
}

/**
 * Where a photo was taken: the name of the place, and the position that the camera recorded or a town that someone selects.
 */
export function PlaceField({ photo, value, onChange }: PlaceFieldProps) {
  const t = useText('photoTools.form')
  const tools = useText('photoTools.edit')
  const format = useFormat()
  const { location_name, position } = value
  const isTyped = location_name !== (photo.location_name ?? '') && !position?.isChosen
  const towns = useTowns(isTyped ? location_name : '')
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={t('location')}
        name="location_name"
        autoComplete="off"
        value={location_name}
        onChange={({ target }) =>
          onChange({ location_name: target.value, ...(position?.isChosen && { position: positionOf(photo) }) })
        }
        error={
          location_name.length > PHOTO_LOCATION_MAX_LENGTH
            ? tools('tooLong', { max: PHOTO_LOCATION_MAX_LENGTH })
            : undefined
        }
      />
      <TownChoices
        towns={towns}
        onChoose={({ name, country, lat, lng }) =>
          onChange({ location_name: `${name}, ${format.country(country)}`, position: { lat, lng, isChosen: true } })
        }
      />
      {position ? (
        <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
          {tools('onMap')}
          <Button kind="quiet" size="small" onClick={() => onChange({ position: null })}>
            {tools('removePosition')}
          </Button>
        </p>
      ) : (
        photo.location_lat !== null && <p className="text-sm text-ink-soft">{tools('positionGoes')}</p>
      )}
    </div>
  )
}
