import { createLink } from '@tanstack/react-router'
import { ChevronRight, type LucideIcon } from 'lucide-react'
import { use, type ComponentProps, type ReactNode } from 'react'
import { CardsInGroup, useIsOnSurface } from './card.tsx'
import { classNames } from './class-names.ts'

type LinkCardProps = Omit<ComponentProps<'a'>, 'title'> & { icon: LucideIcon; title: string; text: ReactNode }

/** A card that leads to a page of its own. */
export const LinkCard = createLink(({ icon: Icon, title, text, ...rest }: LinkCardProps) => {
  const Heading = use(CardsInGroup) ? 'h3' : 'h2'
  const isOnSurface = useIsOnSurface()
  return (
    <a
      {...rest}
      className={classNames(
        'flex items-center gap-4 p-5 transition-colors hover:bg-sunk/50 sm:px-6',
        isOnSurface
          ? '-outline-offset-2 first:rounded-t-card last:rounded-b-card'
          : 'rounded-card border border-line bg-card hover:border-outline/60',
      )}
    >
      {!isOnSurface && (
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-sage-wash text-sage max-narrow:hidden">
          <Icon aria-hidden size={22} />
        </span>
      )}
      <span className="min-w-0 flex-1">
        <Heading className="text-lg leading-snug font-semibold">{title}</Heading>
        <span className="mt-0.5 block text-sm text-ink-soft">{text}</span>
      </span>
      <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-soft" />
    </a>
  )
})
