import { createLink } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useParentPage } from '../app-bar.ts'

type BackLinkProps = Omit<ComponentProps<'a'>, 'children' | 'className'> & { children: string }

/** A link to the page that this page belongs to: on phones, the arrow in the bar, else in the margin above the header. */
export const BackLink = createLink(({ children, ...rest }: BackLinkProps) => {
  useParentPage(rest.href, children)
  return (
    <a
      {...rest}
      className="absolute top-3 left-(--page-edge) hidden h-11 items-center gap-2 font-semibold text-ink-soft hover:text-ink md:inline-flex md:[&+header]:mt-3"
    >
      <ArrowLeft aria-hidden size={18} />
      {children}
    </a>
  )
})
