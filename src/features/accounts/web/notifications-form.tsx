import { useText } from '#web/text.tsx'
import { Card, SettingRows } from '#web/ui/card.tsx'
import { SwitchSetting } from '#web/ui/switch-setting.tsx'
import type { UserSettings } from '../accounts.schemas.ts'
import { useSavedSettings } from './use-saved-settings.ts'

export function NotificationsForm({ settings }: { settings: UserSettings }) {
  const t = useText('accounts.settings.notifications')
  const setting = useSavedSettings(settings)
  return (
    <Card>
      <SettingRows>
        <SwitchSetting label={t('email')} hint={t('emailHint')} {...setting('notification_email')} />
        <SwitchSetting label={t('push')} hint={t('pushHint')} {...setting('notification_push')} />
      </SettingRows>
    </Card>
  )
}
