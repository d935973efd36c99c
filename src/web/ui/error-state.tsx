import type { ReactNode } from 'react'
import { RotateCcw } from 'lucide-react'
import { useProblemText, useText } from '../text.tsx'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

type ErrorStateProps = {
  title?: string
  /** What to do next; defaults to the error's message. */
  text?: ReactNode
  error?: unknown
  onRetry?: () => void
  retrying?: boolean
  /** Instead of "Try again". */
  retryLabel?: string
  /** `h1` if it replaces the whole page. */
  heading?: 'h1' | 'h2'
}

/** What happened, what to do next, and Try again. */
export function ErrorState({ title, text, error, onRetry, retrying, retryLabel, heading }: ErrorStateProps) {
  const t = useText('web')
  const say = useProblemText()
  return (
    <div role="alert" className="w-full">
      <EmptyState
        print="rain"
        heading={heading}
        title={title ?? t('error.loadTitle')}
        text={text ?? (error === undefined ? t('error.loadText') : say(error))}
        action={
          onRetry && (
            <Button kind="quiet" onClick={onRetry} busy={retrying}>
              {!retrying && <RotateCcw aria-hidden size={18} />}
              {retryLabel ?? t('actions.tryAgain')}
            </Button>
          )
        }
      />
    </div>
  )
}

/** One line instead of `ErrorState`, for parts of a page. */
export function InlineError({ text, onRetry, busy }: { text: string; onRetry: () => void; busy?: boolean }) {
  const t = useText('web.actions')
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3 py-2 text-ink-soft">
      {text}
      <Button kind="quiet" size="small" onClick={onRetry} busy={busy}>
        {t('tryAgain')}
      </Button>
    </p>
  )
}
