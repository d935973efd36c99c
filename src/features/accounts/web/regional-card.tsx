import { useText } from '#web/text.tsx'
import { Card } from '#web/ui/card.tsx'
import { SavedSetting } from '#web/ui/saved-setting.tsx'
import { Select } from '#web/ui/select.tsx'
import { dateFormats, namedTimezones } from '../accounts.rules.ts'
import type { PreferencesCardProps } from './preferences-card.ts'

const named: readonly string[] = namedTimezones

export function RegionalCard({ preference }: PreferencesCardProps) {
  const t = useText('accounts.preferences.regional')
  const zones = Intl.supportedValuesOf('timeZone').filter((zone) => !named.includes(zone))
  return (
    <Card title={t('title')} subtitle={t('intro')}>
      <div className="flex flex-col gap-5">
        <SavedSetting beside="select" {...preference('timezone')}>
          {({ value: timezone, onChange }) => (
            <Select
              beside
              label={t('timezone')}
              value={timezone}
              onChange={onChange}
              options={[
                ...namedTimezones.map((value) => ({ value, label: t(`timezones.${value}`) })),
                { value: '', label: t('allTimezones'), disabled: true },
                ...zones.map((value) => ({ value, label: value.replaceAll('_', ' ') })),
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
              options={dateFormats.map((value) => ({ value, label: value }))}
            />
          )}
        </SavedSetting>
      </div>
    </Card>
  )
}
