import { useText } from '#web/text.tsx'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/checkbox.tsx'
import { SavedSetting } from '#web/ui/saved-setting.tsx'
import type { UserSettings } from '../accounts.schemas.ts'
import { useSavedSettings } from './use-saved-settings.ts'

export function NotificationsForm({ settings }: { settings: UserSettings }) {
  const t = useText('accounts.settings.notifications')
  const setting = useSavedSettings(settings)
  return (
    <Card title={t('title')} subtitle={t('intro')}>
      <div className="flex flex-col gap-5">
        <SavedSetting beside="switch" {...setting('notification_email')}>
          {({ value, onChange }) => (
            <Switch
              label={t('email')}
              hint={t('emailHint')}
              checked={value}
              onChange={(event) => onChange(event.target.checked)}
            />
          )}
        </SavedSetting>
        <SavedSetting beside="switch" {...setting('notification_push')}>
          {({ value, onChange }) => (
            <Switch
              label={t('push')}
              hint={t('pushHint')}
              checked={value}
              onChange={(event) => onChange(event.target.checked)}
            />
          )}
        </SavedSetting>
      </div>
    </Card>
  )
}
