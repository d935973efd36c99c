import { useQuery } from '@tanstack/react-query'
import { useText } from '#web/text.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { defaultPreferences } from '../accounts.schemas.ts'
import { useSavePreferences } from './accounts.data.ts'
import { AppearanceCard } from './appearance-card.tsx'
import { BehaviorCard } from './behavior-card.tsx'
import type { PreferencesGroupProps } from './preferences-group.tsx'
import { RegionalCard } from './regional-card.tsx'
import { sessionOptions } from './session.data.ts'
import { useSaveFailure } from './use-save-failure.ts'

/** Each preference is saved and takes effect when it's changed. */
export function PreferencesPage() {
  const t = useText('accounts.preferences')
  const { data: session } = useQuery(sessionOptions)
  const stored = session?.preferences ?? defaultPreferences
  const { mutateAsync } = useSavePreferences()
  const failed = useSaveFailure()
  const preference: PreferencesGroupProps['preference'] = (name) => ({
    value: stored[name],
    save: (value) => mutateAsync({ [name]: value }),
    onFailed: (error) => failed(error, 'preferencesFailed'),
  })
  return (
    <div className="max-w-3xl lg:max-w-[63rem]">
      <PageHeader title={t('title')} subtitle={t('intro')} />
      <div className="flex flex-col gap-8 lg:gap-6">
        <AppearanceCard preference={preference} />
        <RegionalCard preference={preference} />
        <BehaviorCard preference={preference} />
      </div>
    </div>
  )
}
