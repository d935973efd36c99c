import { useState } from 'react'
import { useText } from '#web/text.tsx'
import { Switch } from '#web/ui/checkbox.tsx'
import type { UserSettings } from '../accounts.schemas.ts'
import { SettingsForm } from './settings-form.tsx'

export function NotificationsForm({ settings }: { settings: UserSettings }) {
  const t = useText('accounts.settings.notifications')
  const { notification_email, notification_push } = settings
  const [change, setChange] = useState({ notification_email, notification_push })
  return (
    <SettingsForm title={t('title')} intro={t('intro')} change={change}>
      <Switch
        label={t('email')}
        hint={t('emailHint')}
        checked={change.notification_email}
        onChange={(event) => setChange({ ...change, notification_email: event.target.checked })}
      />
      <Switch
        label={t('push')}
        hint={t('pushHint')}
        checked={change.notification_push}
        onChange={(event) => setChange({ ...change, notification_push: event.target.checked })}
      />
    </SettingsForm>
  )
}
