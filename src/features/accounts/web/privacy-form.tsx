import { useText } from '#web/text.tsx'
import { AudienceField } from '#web/ui/audience-field.tsx'
import { SavedSetting } from '#web/ui/saved-setting.tsx'
import { type UserSettings } from '../accounts.schemas.ts'
import { useSavedSettings } from './use-saved-settings.ts'

export function PrivacyForm({ settings }: { settings: UserSettings }) {
  const t = useText('accounts.settings.privacy')
  const setting = useSavedSettings(settings)
  return (
    <SavedSetting beside="list" {...setting('default_sharing_preference')}>
      {(sharing) => <AudienceField label={t('legend')} hideLabel {...sharing} />}
    </SavedSetting>
  )
}
