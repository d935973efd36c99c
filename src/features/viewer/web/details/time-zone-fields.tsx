import { useMemo } from 'react'
import { offsetOf } from '#shared/local-times.ts'
import { useFormat, useText } from '#web/text.tsx'
import { Select } from '#web/ui/select.tsx'
import { formatOffset, placeTimeOf, type TakenDraft } from '../taken.ts'

type TimeZoneFieldsProps = {
  draft: TakenDraft
  onChange: (change: Partial<TakenDraft>) => void
  /** Minutes east of UTC, as recorded. */
  offset?: number | null
  /** The local time. Many photos have times of their own. */
  local?: string
  keepLabel?: string
  hint?: string
  className?: string
}

/** The time zone where photos were taken, and the one that the camera's clock was set to. */
export function TimeZoneFields({ draft, onChange, offset, local, keepLabel, hint, className }: TimeZoneFieldsProps) {
  const t = useText('photoTools.date')
  const format = useFormat()
  const places = useMemo(() => placesAt(local), [local])
  const { timezone, clock } = draft
  const isPlace = timezone !== '' && timezone !== 'unknown'
  const moved = local ? placeTimeOf(local, draft)?.local : undefined
  const shown = (time: string) => `${format.longDate(time)}, ${format.time(time)}`
  const isKnown = Boolean(keepLabel) || typeof offset === 'number'
  const recorded = typeof offset === 'number' ? formatOffset(offset) : t('noOffset')
  return (
    <>
      <Select
        className={className ?? ''}
        label={t('offset')}
        beside={local !== undefined}
        hint={hint}
        value={timezone}
        onChange={(value) =>
          onChange(value === '' || value === 'unknown' ? { timezone: value, clock: '' } : { timezone: value })
        }
        options={[
          { value: '', label: keepLabel ?? recorded },
          ...(isKnown ? [{ value: 'unknown', label: t('noOffset') }] : []),
          ...places,
        ]}
      />
      {isPlace && (
        <Select
          className={className ?? ''}
          label={t('clock')}
          hint={
            clock === ''
              ? t('clockKept')
              : local && moved
                ? t('clockMoves', { from: shown(local), to: shown(moved) })
                : t('clockMovesMany')
          }
          value={clock}
          onChange={(value) => onChange({ clock: value })}
          options={[{ value: '', label: t('sameClock') }, ...places]}
        />
      )}
    </>
  )
}

/** Browsers list some time zones by the name that their city had. */
const NEW_NAMES: Record<string, string> = {
  ...{ Asmera: 'Asmara', Calcutta: 'Kolkata', Coral_Harbour: 'Atikokan', Enderbury: 'Kanton', Faeroe: 'Faroe' },
  ...{ Godthab: 'Nuuk', Katmandu: 'Kathmandu', Kiev: 'Kyiv', Ponape: 'Pohnpei', Rangoon: 'Yangon' },
  ...{ Saigon: 'Ho Chi Minh City', Truk: 'Chuuk' },
}

/** Each time zone's city, with its offset at a local time. The city comes first, so that typing selects it. */
function placesAt(local: string | undefined): { value: string; label: string }[] {
  const isTime = local !== undefined && !Number.isNaN(Date.parse(local))
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/'))]
    .map((value) => {
      const name = value.slice(value.lastIndexOf('/') + 1)
      const city = NEW_NAMES[name] ?? name.replaceAll('_', ' ')
      return { value, label: isTime && value !== 'UTC' ? `${city} (${formatOffset(offsetOf(local, value))})` : city }
    })
    .toSorted((a, b) => a.label.localeCompare(b.label))
}
