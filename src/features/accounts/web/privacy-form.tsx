import { useText } from '#web/text.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { SavedSetting } from '#web/ui/saved-setting.tsx'
import { sharingPreferences } from '../accounts.rules.ts'
import { type UserSettings } from '../accounts.schemas.ts'
import { useSavedSettings } from './use-saved-settings.ts'

export function PrivacyForm({ settings }: { settings: UserSettings }) {
  const t = useText('accounts.settings.privacy')
  const setting = useSavedSettings(settings)
  return (
    <Card title={t('title')} subtitle={t('intro')}>
      <SavedSetting {...setting('default_sharing_preference')}>
        {(sharing) => (
          <ChoiceGroup
            label={t('legend')}
            {...sharing}
            options={sharingPreferences.map((value) => ({
              value,
              label: t(`${value}.label`),
              hint: t(`${value}.hint`),
            }))}
          />
        )}
      </SavedSetting>
    </Card>
  )
}
