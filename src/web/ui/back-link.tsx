import { createLink, useCanGoBack } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** Above a page's heading: a link to the page that it belongs to. On phones, the header's arrow leads back, if there is one. */
export const BackLink = createLink(({ className, children, ...rest }: ComponentProps<'a'>) => {
  const headerHasArrow = useCanGoBack()
  return (
    <a
      {...rest}
      className={classNames(
        'mb-2 inline-flex min-h-11 items-center gap-2 self-start font-semibold text-ink-soft hover:text-ink',
        headerHasArrow && 'max-md:hidden',
        className,
      )}
    >
      <ArrowLeft aria-hidden size={18} />
      {children}
    </a>
  )
})
