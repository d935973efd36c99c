import { useText } from '#web/text.tsx'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/checkbox.tsx'
import { Select } from '#web/ui/select.tsx'
import { digestFrequencies } from '../accounts.rules.ts'
import { type Preferences } from '../accounts.schemas.ts'
import type { PreferencesCardProps } from './preferences-card.ts'

export function BehaviorCard({ shown, onChange }: PreferencesCardProps) {
  const t = useText('accounts.preferences.behavior')
  return (
    <Card title={t('title')} subtitle={t('intro')}>
      <div className="flex flex-col gap-4">
        <Switch
          label={t('autoSave')}
          hint={t('autoSaveHint')}
          checked={shown.auto_save}
          onChange={(event) => onChange({ auto_save: event.target.checked })}
        />
        <Switch
          label={t('showTips')}
          hint={t('showTipsHint')}
          checked={shown.show_tips}
          onChange={(event) => onChange({ show_tips: event.target.checked })}
        />
        <Select
          label={t('emailDigest')}
          hint={t('emailDigestHint')}
          value={shown.email_digest}
          onChange={(event) => onChange({ email_digest: event.target.value as Preferences['email_digest'] })}
          options={digestFrequencies.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
        />
      </div>
    </Card>
  )
}
