import { useState } from 'react'
import type { DateFormat } from '#web/format.ts'
import { useFormat, useText } from '#web/text.tsx'
import { SavedSetting } from '#web/ui/saved-setting.tsx'
import { Select } from '#web/ui/select.tsx'
import { dateFormats, namedTimezones } from '../accounts.rules.ts'
import { PreferencesGroup, type PreferencesGroupProps } from './preferences-group.tsx'

const named: readonly string[] = namedTimezones

export function RegionalCard({ preference }: PreferencesGroupProps) {
  const t = useText('accounts.preferences.regional')
  const format = useFormat()
  const [now] = useState(() => new Date())
  const zones = Intl.supportedValuesOf('timeZone')
    .filter((zone) => !named.includes(zone))
    .map((value) => ({ value, label: placeOf(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
  return (
    <PreferencesGroup title={t('title')}>
      <SavedSetting beside="select" {...preference('timezone')}>
        {({ value: timezone, onChange }) => (
          <Select
            beside
            label={t('timezone')}
            hint={t('timezoneHint', { time: format.time(now) })}
            value={timezone}
            onChange={onChange}
            options={[
              ...namedTimezones.map((value) => ({ value, label: t(`timezones.${value}`) })),
              { value: '', label: t('allTimezones'), disabled: true },
              ...zones,
            ]}
          />
        )}
      </SavedSetting>
      <SavedSetting beside="select" {...preference('date_format')}>
        {({ value: dateFormat, onChange }) => (
          <Select
            beside
            label={t('dateFormat')}
            value={dateFormat}
            onChange={onChange}
            options={dateFormats.map((value) => ({ value, label: exampleOf(value, now.getFullYear()) }))}
          />
        )}
      </SavedSetting>
    </PreferencesGroup>
  )
}

/** "America/New_York" is "New York, America". */
const placeOf = (zone: string) => zone.replaceAll('_', ' ').split('/').reverse().join(', ')

/** December 31 looks different in each format. */
const exampleOf = (format: DateFormat, year: number) =>
  format.replace('MM', '12').replace('DD', '31').replace('YYYY', String(year))
