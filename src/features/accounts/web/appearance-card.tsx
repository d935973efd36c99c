import { languages, locales } from '#shared/locales.ts'
import { useText } from '#web/text.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { SavedSetting } from '#web/ui/saved-setting.tsx'
import { Select } from '#web/ui/select.tsx'
import { SwitchSetting } from '#web/ui/switch-setting.tsx'
import { themes } from '../accounts.rules.ts'
import type { PreferencesCardProps } from './preferences-card.ts'

export function AppearanceCard({ preference }: PreferencesCardProps) {
  const t = useText('accounts.preferences.appearance')
  return (
    <Card title={t('title')} subtitle={t('intro')}>
      <div className="flex flex-col gap-5">
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
      </div>
    </Card>
  )
}
