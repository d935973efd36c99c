import { useState } from 'react'
import { useText } from '#web/text.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { sharingPreferences } from '../accounts.rules.ts'
import { type UserSettings } from '../accounts.schemas.ts'
import { SettingsForm } from './settings-form.tsx'

export function PrivacyForm({ settings }: { settings: UserSettings }) {
  const t = useText('accounts.settings.privacy')
  const [chosen, setChosen] = useState(settings.default_sharing_preference)
  return (
    <SettingsForm title={t('title')} intro={t('intro')} change={{ default_sharing_preference: chosen }}>
      <ChoiceGroup
        label={t('legend')}
        value={chosen}
        onChange={setChosen}
        options={sharingPreferences.map((value) => ({ value, label: t(`${value}.label`), hint: t(`${value}.hint`) }))}
      />
    </SettingsForm>
  )
}
