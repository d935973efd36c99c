import { Link, useMatch, useNavigate } from '@tanstack/react-router'
import { ChevronRight, type LucideIcon } from 'lucide-react'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useMedia } from '../use-media.ts'
import { BackLink } from './back-link.tsx'
import { CardsInGroup } from './card.tsx'
import { classNames } from './class-names.ts'
import { PageHeader } from './page-header.tsx'
import { RevealGroup } from './reveal-group.tsx'
import { Skeleton } from './skeleton.tsx'

/** Tailwind's `lg`: the list of sections and the open one fit beside each other. */
const WIDE = '(width >= 64rem)'

const tones = {
  ember: 'bg-ember-wash text-ember',
  plum: 'bg-plum-wash text-plum',
  honey: 'bg-honey-wash text-honey',
  sage: 'bg-sage-wash text-sage',
  sunk: 'bg-sunk text-ink-soft',
}

export type PageSection<Id extends string> = {
  id: Id
  title: string
  text: string
  icon: LucideIcon
  tone: keyof typeof tones
  /** Only the open section's is rendered. */
  content: ReactNode
}

type SectionsPageProps<Id extends string> = {
  title: string
  /** A shorter title for the bar on phones. */
  barTitle?: string
  intro: string
  /** Names the list for screen readers. */
  label: string
  sections: readonly [PageSection<Id>, ...PageSection<Id>[]]
  /** The open section in the URL, by the name `param`. Without it, phones show the list, and laptops the first. */
  open: Id | undefined
  param: 'section' | 'tab'
}

/** A page of settings: a list that fills a phone's screen, and a column beside the open section on laptops. */
export function SectionsPage<Id extends string>(props: SectionsPageProps<Id>) {
  const { title, barTitle, intro, sections, open, param } = props
  const isWide = useMedia(WIDE)
  const navigate = useNavigate()
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname })
  const [first] = sections
  // In the URL too, so that it stays open when a tablet is turned.
  const isUnnamed = isWide && !open
  useEffect(() => {
    // The person may have gone back already.
    if (isUnnamed && location.pathname === path)
      void navigate({ to: '.', search: { [param]: first.id }, replace: true, resetScroll: false })
  }, [isUnnamed, navigate, path, param, first.id])
  const shown = sections.find(({ id }) => id === open) ?? (isWide ? first : undefined)
  const isPage = shown !== undefined && !isWide
  return (
    <div className="flex max-w-3xl flex-col lg:max-w-[63rem]">
      {isPage && (
        <BackLink to="." search={{}}>
          {title}
        </BackLink>
      )}
      {isPage ? (
        <PageHeader title={shown.title} subtitle={shown.text} />
      ) : (
        <PageHeader title={title} {...(barTitle && { barTitle })} subtitle={intro} />
      )}
      <div className="grid grid-cols-1 gap-x-12 lg:grid-cols-[14rem_minmax(0,1fr)]">
        {!isPage && <SectionLinks {...props} shown={shown} />}
        {shown && <OpenSection key={shown.id} section={shown} isPage={isPage} />}
      </div>
    </div>
  )
}

function SectionLinks<Id extends string>({
  label,
  sections,
  param,
  shown,
}: SectionsPageProps<Id> & { shown: PageSection<Id> | undefined }) {
  return (
    <nav aria-label={label} className="lg:sticky lg:top-6 lg:self-start">
      <ul className="divide-y divide-line overflow-hidden max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-card lg:-ml-3 lg:flex lg:flex-col lg:gap-0.5 lg:divide-y-0">
        {sections.map(({ id, title, text, icon: Icon, tone }) => (
          <li key={id}>
            <Link
              to="."
              search={{ [param]: id }}
              data-section={id}
              aria-current={id === shown?.id ? 'page' : undefined}
              className={linkStyle}
            >
              <span
                className={classNames(
                  'grid size-9 shrink-0 place-items-center rounded-control max-narrow:hidden lg:size-5 lg:bg-transparent lg:text-inherit',
                  tones[tone],
                )}
              >
                <Icon aria-hidden size={20} />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold lg:font-medium">{title}</span>
                <span className="block text-sm text-ink-soft lg:hidden">{text}</span>
              </span>
              <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-soft lg:hidden" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const linkStyle =
  'flex min-h-11 items-center gap-3 px-4 -outline-offset-2 transition-colors hover:bg-sunk max-lg:py-3 lg:rounded-control lg:px-3 lg:py-2 lg:text-ink-soft lg:hover:text-ink lg:aria-[current]:bg-ember-wash lg:aria-[current]:text-ember'

/**
 * On phones, a section is a page without a path of its own, so it scrolls to its top and gets the focus here. What was typed
 * stays when the screen is turned, and so does the focus. Back in the list, its link gets the focus.
 */
function OpenSection({ section, isPage }: { section: PageSection<string>; isPage: boolean }) {
  const startAtTop = useEffectEvent(() => {
    if (!isPage) return
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    scrollTo(0, 0)
  })
  const focusLink = useEffectEvent(() => {
    if (isPage) document.querySelector<HTMLElement>(`[data-section="${section.id}"]`)?.focus({ preventScroll: true })
  })
  useEffect(() => {
    startAtTop()
    return () => focusLink()
  }, [])
  return (
    <section aria-label={section.title} className="min-w-0">
      {!isPage && (
        <>
          <h2 className="font-serif text-2xl font-semibold">{section.title}</h2>
          <p className="mt-1 mb-5 text-ink-soft">{section.text}</p>
        </>
      )}
      <CardsInGroup value={!isPage}>
        <RevealGroup skeleton={<Skeleton className="h-48 rounded-card" />}>{section.content}</RevealGroup>
      </CardsInGroup>
    </section>
  )
}
