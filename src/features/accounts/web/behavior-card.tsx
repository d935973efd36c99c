import { useText } from '#web/text.tsx'
import { SavedSetting } from '#web/ui/saved-setting.tsx'
import { Select } from '#web/ui/select.tsx'
import { SwitchSetting } from '#web/ui/switch-setting.tsx'
import { digestFrequencies } from '../accounts.rules.ts'
import { PreferencesGroup, type PreferencesGroupProps } from './preferences-group.tsx'

export function BehaviorCard({ preference }: PreferencesGroupProps) {
  const t = useText('accounts.preferences.behavior')
  return (
    <PreferencesGroup title={t('title')}>
      <SwitchSetting label={t('autoSave')} hint={t('autoSaveHint')} {...preference('auto_save')} />
      <SwitchSetting label={t('showTips')} hint={t('showTipsHint')} {...preference('show_tips')} />
      <SavedSetting beside="select" {...preference('email_digest')}>
        {({ value: frequency, onChange }) => (
          <Select
            beside
            label={t('emailDigest')}
            hint={t('emailDigestHint')}
            value={frequency}
            onChange={onChange}
            options={digestFrequencies.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
          />
        )}
      </SavedSetting>
    </PreferencesGroup>
  )
}
