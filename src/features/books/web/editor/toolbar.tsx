import { Link } from '@tanstack/react-router'
import { ArrowLeft, History, Redo2, Save, Scissors, Undo2 } from 'lucide-react'
import { useProblemText, useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { OpenBook } from '../../books.contract.ts'
import type { Saving } from './use-saving.ts'

type ToolbarProps = {
  open: OpenBook
  canUndo: boolean
  canRedo: boolean
  undo: () => void
  redo: () => void
  saving: Saving
  hasGuides: boolean
  setHasGuides: (shown: boolean) => void
  /** The open spread. */
  place: number
  onHistory: () => void
}

/** Back link, what comes next, undo and redo, and the save status. */
export function Toolbar({ open: { book }, place, saving, ...props }: ToolbarProps) {
  const t = useText('books.editor')
  const words = useText('books')
  const say = useProblemText()
  const { state, error } = saving
  const params = { familyId: book.family_id, bookId: book.id }
  return (
    <header className="flex flex-wrap items-center gap-y-1 sm:gap-x-1">
      <div className="flex min-w-0 basis-full flex-wrap items-center gap-2 sm:contents">
        <Link
          to="/families/$familyId/books/$bookId"
          params={params}
          search={{ at: place }}
          className="inline-flex min-h-11 min-w-11 items-center gap-2 text-ink-soft hover:text-ink"
        >
          <ArrowLeft aria-hidden size={18} />
          <span className="max-sm:sr-only">{words('preview')}</span>
        </Link>
        <h1 className="min-w-0 grow basis-32 truncate font-serif text-xl font-semibold sm:px-3">{book.title}</h1>
        <Link
          to="/families/$familyId/books/$bookId/order"
          params={params}
          className={classNames(buttonStyle({ size: 'small' }), 'sm:order-last sm:ml-2')}
        >
          {t('order')}
        </Link>
      </div>
      {/* On phones, it's below the title, beside the buttons. Only an error has its own line. */}
      <p
        role="status"
        className={classNames(
          'text-sm text-ink-soft max-sm:grow sm:mr-2 sm:max-w-xs',
          state === 'failed' ? 'max-sm:basis-full' : 'max-sm:ml-2',
        )}
      >
        {state === 'failed' ? <span className="text-danger">{`${t('saveFailed')} ${say(error)}`}</span> : t(state)}
      </p>
      <IconButton icon={Undo2} label={t('undo')} disabled={!props.canUndo} onClick={props.undo} />
      <IconButton icon={Redo2} label={t('redo')} disabled={!props.canRedo} onClick={props.redo} />
      <IconButton
        icon={Scissors}
        label={t('guides')}
        aria-pressed={props.hasGuides}
        className={props.hasGuides ? 'bg-ember-wash text-ember' : ''}
        onClick={() => props.setHasGuides(!props.hasGuides)}
      />
      <IconButton icon={History} label={t('history')} onClick={props.onHistory} />
      <IconButton
        icon={Save}
        label={t('save')}
        tooltipAlign="end"
        disabled={state === 'saved' || state === 'saving'}
        onClick={saving.save}
      />
    </header>
  )
}
