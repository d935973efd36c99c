import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { toast } from '#web/ui/toast.ts'
import { defaultPreferences, type Preferences } from '../accounts.schemas.ts'
import { useSavePreferences } from './accounts.data.ts'
import { sessionOptions } from './session.data.ts'
import { AppearanceCard } from './appearance-card.tsx'
import { BehaviorCard } from './behavior-card.tsx'
import { RegionalCard } from './regional-card.tsx'
import { useSaveFailure } from './use-save-failure.ts'

/** Every preference. Those of appearance act and are stored at once, all of them with the button. */
export function PreferencesPage() {
  const t = useText('accounts')
  const { data: session } = useQuery(sessionOptions)
  const stored = session?.preferences ?? defaultPreferences
  const [changed, setChanged] = useState<Partial<Preferences>>({})
  const save = useSavePreferences()
  const record = useSavePreferences()
  const failed = useSaveFailure()
  const shown = { ...stored, ...changed }
  const change = (more: Partial<Preferences>) => setChanged({ ...changed, ...more })

  function changeAtOnce(more: Partial<Preferences>) {
    change(more)
    record.mutate(more, {
      onError: (error) => {
        const names = Object.keys(more) as (keyof Preferences)[]
        setChanged((kept) => ({ ...kept, ...Object.fromEntries(names.map((name) => [name, stored[name]])) }))
        failed(error, 'preferencesFailed')
      },
    })
  }

  return (
    <form
      className="mx-auto flex w-full max-w-2xl flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(shown, {
          onSuccess: () => {
            setChanged({})
            toast({ title: t('toasts.preferencesSaved'), description: t('toasts.preferencesSavedText') })
          },
          onError: (error) => failed(error, 'preferencesFailed'),
        })
      }}
    >
      <PageHeader title={t('preferences.title')} subtitle={t('preferences.intro')} />
      <AppearanceCard shown={shown} onChange={changeAtOnce} />
      <RegionalCard shown={shown} onChange={change} />
      <BehaviorCard shown={shown} onChange={change} />
      <Button
        type="submit"
        size="large"
        className="self-start"
        busy={save.isPending}
        busyLabel={t('preferences.saving')}
      >
        {t('preferences.save')}
      </Button>
    </form>
  )
}
