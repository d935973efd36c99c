import { Link } from '@tanstack/react-router'
import { ArrowLeft, CircleCheck, Redo2, Save, Undo2 } from 'lucide-react'
import { useProblemText, useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton, iconButtonStyle } from '#web/ui/icon-button.tsx'
import type { OpenBook } from '#features/books/books.contract.ts'
import type { Saving } from './use-saving.ts'

export type ToolbarProps = {
  open: OpenBook
  /** As it will be saved. */
  title: string
  onTitle: () => void
  canUndo: boolean
  canRedo: boolean
  undo: () => void
  redo: () => void
  saving: Saving
  /** There's nothing to check before it's printed. */
  isReady: boolean
  hasGuides: boolean
  setHasGuides: (shown: boolean) => void
  /** The open spread. */
  place: number
  onHistory: () => void
}

/** Back link, what comes next, undo and redo, and the save status. */
export function Toolbar({
  open: { book, has_printer },
  title,
  onTitle,
  place,
  saving,
  isReady,
  ...history
}: ToolbarProps) {
  const { undo, redo, canUndo, canRedo } = history
  const t = useText('books.editor')
  const words = useText('books')
  const params = { familyId: book.family_id, bookId: book.id }
  const back = { to: '/families/$familyId/books/$bookId', search: { at: place } } as const
  return (
    <header className="flex items-center gap-x-1">
      <Link
        {...back}
        params={params}
        className="inline-flex min-h-11 min-w-11 items-center gap-2 text-ink-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden size={18} />
        {words('preview')}
      </Link>
      <h1 className="flex min-w-0 grow basis-32 font-serif text-xl font-semibold">
        <button
          type="button"
          title={t('titles.template')}
          onClick={onTitle}
          className="min-h-11 truncate rounded-control px-3 hover:bg-sunk"
        >
          {title}
        </button>
      </h1>
      {isReady && (
        <p className="mr-3 flex shrink-0 items-center gap-1.5 text-sm">
          <CircleCheck aria-hidden size={16} className="text-sage" />
          {t('concerns', { count: 0 })}
        </p>
      )}
      {/* Before the others, so that they stay where they are. */}
      {(saving.state === 'unsaved' || saving.state === 'failed') && (
        <IconButton icon={Save} label={t('save')} onClick={saving.save} />
      )}
      <SaveStatus saving={saving} className="mr-2 max-w-xs text-sm" />
      <IconButton icon={Undo2} label={t('undo')} tooltipAlign="start" disabled={!canUndo} onClick={undo} />
      <IconButton icon={Redo2} label={t('redo')} tooltipAlign="start" disabled={!canRedo} onClick={redo} />
      <Link
        {...(has_printer ? { to: '/families/$familyId/books/$bookId/order' } : back)}
        params={params}
        className={classNames(buttonStyle({ size: 'small' }), 'ml-2 shrink-0')}
      >
        {t(has_printer ? 'order' : 'done')}
      </Link>
    </header>
  )
}

/** On phones: the way back, undo, redo if there's something to redo, the title, what isn't saved yet, and Done. */
export function PhoneHeader({ open: { book }, title, onTitle, place, saving, undo, redo, ...props }: ToolbarProps) {
  const t = useText('books.editor')
  const words = useText('books')
  const back = {
    to: '/families/$familyId/books/$bookId',
    params: { familyId: book.family_id, bookId: book.id },
    search: { at: place },
  } as const
  const isSaved = saving.state === 'saved'
  return (
    <header className="flex min-h-14 shrink-0 items-center px-2 pt-[env(safe-area-inset-top)]">
      <div className="button-bar flex">
        <Link {...back} aria-label={words('preview')} className={iconButtonStyle}>
          <ArrowLeft aria-hidden size={20} />
        </Link>
        <IconButton icon={Undo2} label={t('undo')} tooltipAlign="start" disabled={!props.canUndo} onClick={undo} />
        {props.canRedo && <IconButton icon={Redo2} label={t('redo')} tooltipAlign="start" onClick={redo} />}
      </div>
      <div className="relative mr-3 ml-1 flex min-h-11 min-w-0 grow flex-col justify-center">
        <h1 className="flex font-serif text-[min(1rem,5.2vw)] leading-tight font-semibold">
          {/* The status below it belongs to the target, too. */}
          <button type="button" onClick={onTitle} className="text-left before:absolute before:inset-0">
            <span className={isSaved ? 'line-clamp-2' : 'line-clamp-1'}>{title}</span>
          </button>
        </h1>
        <SaveStatus saving={saving} className={isSaved ? 'sr-only' : 'text-xs'} />
      </div>
      <Link {...back} className={classNames(buttonStyle({ size: 'small' }), 'mr-1 min-h-11')}>
        {t('done')}
      </Link>
    </header>
  )
}

function SaveStatus({ saving: { state, error }, className }: { saving: Saving; className: string }) {
  const t = useText('books.editor')
  const say = useProblemText()
  return (
    <p role="status" className={classNames(className, state === 'failed' ? 'text-danger' : 'text-ink-soft')}>
      {state === 'failed' ? `${t('saveFailed')} ${say(error)}` : t(state)}
    </p>
  )
}
