import { languages, locales } from '#shared/locales.ts'
import { useText } from '#web/text.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { SavedSetting } from '#web/ui/saved-setting.tsx'
import { Select } from '#web/ui/select.tsx'
import { SwitchSetting } from '#web/ui/switch-setting.tsx'
import { themes } from '../accounts.rules.ts'
import { PreferencesGroup, type PreferencesGroupProps } from './preferences-group.tsx'

export function AppearanceCard({ preference }: PreferencesGroupProps) {
  const t = useText('accounts.preferences.appearance')
  return (
    <PreferencesGroup title={t('title')}>
      <SavedSetting beside="select" {...preference('theme')}>
        {(theme) => (
          <ChoiceGroup
            layout="row"
            beside
            label={t('theme')}
            {...theme}
            options={themes.map((value) => ({ value, label: t(`themes.${value}`) }))}
          />
        )}
      </SavedSetting>
      <SavedSetting beside="select" {...preference('language')}>
        {({ value: language, onChange }) => (
          <Select
            beside
            label={t('language')}
            value={language}
            onChange={onChange}
            options={locales.map((value) => ({ value, label: languages[value].name }))}
          />
        )}
      </SavedSetting>
      <SwitchSetting label={t('compact')} hint={t('compactHint')} {...preference('compact_view')} />
    </PreferencesGroup>
  )
}
