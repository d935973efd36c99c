import type { ReactNode } from 'react'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import type { UserSettings } from '../accounts.schemas.ts'
import { useSaveSettings } from './accounts.data.ts'
import { useSaveFailure } from './use-save-failure.ts'

type SettingsFormProps = { title: string; intro: string; change: Partial<UserSettings>; children: ReactNode }

/** A sheet of settings with its Save Changes. */
export function SettingsForm({ title, intro, change, children }: SettingsFormProps) {
  const t = useText('accounts')
  const save = useSaveSettings()
  const failed = useSaveFailure()
  return (
    <Card title={title} subtitle={intro}>
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate(change, {
            onSuccess: () => toast({ title: t('toasts.settingsSaved'), description: t('toasts.settingsSavedText') }),
            onError: (error) => failed(error, 'settingsFailed'),
          })
        }}
      >
        {children}
        <Button type="submit" className="self-start" busy={save.isPending} busyLabel={t('settings.saving')}>
          {t('settings.save')}
        </Button>
      </form>
    </Card>
  )
}
