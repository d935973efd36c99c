import { Link } from '@tanstack/react-router'
import {
  BookHeart,
  ChevronRight,
  HardDriveDownload,
  HeartHandshake,
  Images,
  TriangleAlert,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useText } from '#web/text.tsx'
import { CardsInGroup } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { RevealGroup } from '#web/ui/reveal-group.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { settingsGroups, type SettingsGroup } from './families.search.ts'

export type SettingsGroups = Record<SettingsGroup, ReactNode>

const marks: Record<SettingsGroup, { icon: LucideIcon; style: string }> = {
  general: { icon: BookHeart, style: 'bg-ember-wash text-ember' },
  people: { icon: Users, style: 'bg-plum-wash text-plum' },
  photos: { icon: Images, style: 'bg-honey-wash text-honey' },
  backups: { icon: HardDriveDownload, style: 'bg-sage-wash text-sage' },
  future: { icon: HeartHandshake, style: 'bg-plum-wash text-plum' },
  danger: { icon: TriangleAlert, style: 'bg-danger-wash text-danger' },
}

/** Links to the groups: a list that fills a phone's screen, and a column beside the open group on desktops. */
export function GroupLinks({ shown }: { shown: SettingsGroup | undefined }) {
  const t = useText('families.settings.groups')
  return (
    <nav aria-label={t('label')} className="lg:sticky lg:top-24 lg:self-start">
      <ul className="divide-y divide-line overflow-hidden max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-card lg:-ml-3 lg:flex lg:flex-col lg:gap-0.5 lg:divide-y-0">
        {settingsGroups.map((group) => {
          const { icon: Icon, style } = marks[group]
          return (
            <li key={group}>
              <Link
                to="."
                search={{ section: group }}
                aria-current={group === shown ? 'page' : undefined}
                className={linkStyle}
              >
                <span
                  className={classNames(
                    'grid size-9 shrink-0 place-items-center rounded-control max-narrow:hidden lg:size-5 lg:bg-transparent lg:text-inherit',
                    style,
                  )}
                >
                  <Icon aria-hidden size={20} />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold lg:font-medium">{t(`${group}.title`)}</span>
                  <span className="block text-sm text-ink-soft lg:hidden">{t(`${group}.text`)}</span>
                </span>
                <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-soft lg:hidden" />
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const linkStyle =
  'flex min-h-11 items-center gap-3 px-4 -outline-offset-2 transition-colors hover:bg-sunk max-lg:py-3 lg:rounded-control lg:px-3 lg:py-2 lg:text-ink-soft lg:hover:text-ink lg:aria-[current]:bg-ember-wash lg:aria-[current]:text-ember'

/**
 * The settings of a group, beside the links to the others. On phones, they're a page without a path of its own, so it
 * scrolls to its top and gets the focus here. What was typed stays when the screen is turned, and so does the focus.
 */
export function OpenGroup({ group, isPage, children }: { group: SettingsGroup; isPage: boolean; children: ReactNode }) {
  const t = useText('families.settings.groups')
  const startAtTop = useEffectEvent(() => {
    if (!isPage) return
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    scrollTo(0, 0)
  })
  useEffect(() => startAtTop(), [])
  return (
    <section aria-label={t(`${group}.title`)} className="min-w-0">
      {!isPage && (
        <>
          <h2 className="font-serif text-2xl font-semibold">{t(`${group}.title`)}</h2>
          <p className="mt-1 mb-5 text-ink-soft">{t(`${group}.text`)}</p>
        </>
      )}
      <CardsInGroup value={!isPage}>
        <RevealGroup skeleton={<Skeleton className="h-48 rounded-card" />}>
          <div className="flex flex-col gap-4 sm:gap-5">{children}</div>
        </RevealGroup>
      </CardsInGroup>
    </section>
  )
}
