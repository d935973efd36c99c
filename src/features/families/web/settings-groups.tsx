import type { ReactNode } from 'react'
import { useText } from '#web/text.tsx'
import { CardsInGroup } from '#web/ui/card.tsx'

export const settingsGroups = ['general', 'people', 'photos', 'backups', 'future', 'danger'] as const
export type SettingsGroups = Record<(typeof settingsGroups)[number], ReactNode>

/** The family settings in groups, with links to them: beside them on desktops, above them on phones. */
export function GroupedSettings({ groups }: { groups: SettingsGroups }) {
  const t = useText('families.settings.groups')
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[12rem_minmax(0,48rem)]">
      <nav aria-label={t('label')} className="lg:sticky lg:-ml-3.5 lg:top-24 lg:self-start">
        <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-0.5">
          {settingsGroups.map((group) => (
            <li key={group} className={group === 'general' ? 'max-lg:hidden' : undefined}>
              <a href={`#${group}`} className={jumpStyle}>
                {t(group)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex min-w-0 flex-col gap-10">
        {settingsGroups.map((group) => (
          <section key={group} id={group} aria-labelledby={`${group}-heading`} className="scroll-mt-20">
            <h2 id={`${group}-heading`} className="mb-3 text-lg font-semibold">
              {t(group)}
            </h2>
            <CardsInGroup value>
              <div className="flex flex-col gap-4 sm:gap-6">{groups[group]}</div>
            </CardsInGroup>
          </section>
        ))}
      </div>
    </div>
  )
}

const jumpStyle =
  'inline-flex min-h-10 items-center rounded-full border border-outline/60 px-3.5 text-sm font-medium hover:bg-sunk lg:w-full lg:rounded-control lg:border-0 lg:text-base lg:text-ink-soft lg:hover:text-ink'
