import { useText } from '#web/text.tsx'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/checkbox.tsx'
import { SavedSetting } from '#web/ui/saved-setting.tsx'
import { Select } from '#web/ui/select.tsx'
import { digestFrequencies } from '../accounts.rules.ts'
import type { PreferencesCardProps } from './preferences-card.ts'

export function BehaviorCard({ preference }: PreferencesCardProps) {
  const t = useText('accounts.preferences.behavior')
  return (
    <Card title={t('title')} subtitle={t('intro')}>
      <div className="flex flex-col gap-4">
        <SavedSetting beside="switch" {...preference('auto_save')}>
          {({ value, onChange }) => (
            <Switch
              label={t('autoSave')}
              hint={t('autoSaveHint')}
              checked={value}
              onChange={(event) => onChange(event.target.checked)}
            />
          )}
        </SavedSetting>
        <SavedSetting beside="switch" {...preference('show_tips')}>
          {({ value, onChange }) => (
            <Switch
              label={t('showTips')}
              hint={t('showTipsHint')}
              checked={value}
              onChange={(event) => onChange(event.target.checked)}
            />
          )}
        </SavedSetting>
        <SavedSetting {...preference('email_digest')}>
          {({ value: frequency, onChange }) => (
            <Select
              label={t('emailDigest')}
              hint={t('emailDigestHint')}
              value={frequency}
              onChange={onChange}
              options={digestFrequencies.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
            />
          )}
        </SavedSetting>
      </div>
    </Card>
  )
}
