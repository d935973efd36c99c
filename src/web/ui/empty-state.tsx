import type { ReactNode } from 'react'

type EmptyStateProps = {
  /** A print. */
  picture: ReactNode
  title: string
  /** One sentence. */
  text?: ReactNode
  /** One action, if the user can do something about it. */
  action?: ReactNode
  /** `h1` if it replaces the whole page. */
  heading?: 'h1' | 'h2'
}

export function EmptyState({ picture, title, text, action, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-10 text-center sm:py-14">
      <div className="mb-6 w-56 max-w-[60vw] sm:w-64">{picture}</div>
      <Heading className="font-serif text-xl font-semibold">{title}</Heading>
      {text && <p className="mt-2 text-ink-soft">{text}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}
