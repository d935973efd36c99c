import { locales } from '#shared/locales.ts'
import { useText } from '#web/text.tsx'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/checkbox.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Select } from '#web/ui/select.tsx'
import { languageNames, themes } from '../accounts.rules.ts'
import { type Preferences } from '../accounts.schemas.ts'
import type { PreferencesCardProps } from './preferences-card.ts'

export function AppearanceCard({ shown, onChange }: PreferencesCardProps) {
  const t = useText('accounts.preferences.appearance')
  return (
    <Card title={t('title')} subtitle={t('intro')}>
      <div className="flex flex-col gap-5">
        <ChoiceGroup
          layout="row"
          label={t('theme')}
          value={shown.theme}
          onChange={(theme) => onChange({ theme })}
          options={themes.map((value) => ({ value, label: t(`themes.${value}`) }))}
        />
        <Select
          label={t('language')}
          value={shown.language}
          onChange={(event) => onChange({ language: event.target.value as Preferences['language'] })}
          options={locales.map((value) => ({ value, label: languageNames[value] }))}
        />
        <Switch
          label={t('compact')}
          hint={t('compactHint')}
          checked={shown.compact_view}
          onChange={(event) => onChange({ compact_view: event.target.checked })}
        />
      </div>
    </Card>
  )
}
