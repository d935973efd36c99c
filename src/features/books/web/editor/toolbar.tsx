import { Link } from '@tanstack/react-router'
import { ArrowLeft, History, Redo2, Save, Scissors, Undo2 } from 'lucide-react'
import { useProblemText, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
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
  onHistory: () => void
}

/** Back link, undo and redo, and the save status. */
export function Toolbar({ open: { book }, saving, ...props }: ToolbarProps) {
  const t = useText('books.editor')
  const words = useText('books')
  const say = useProblemText()
  const { state, error } = saving
  return (
    <header className="flex flex-wrap items-center gap-y-1 sm:gap-x-2">
      <Link
        to="/families/$familyId/books/$bookId"
        params={{ familyId: book.family_id, bookId: book.id }}
        className="inline-flex min-h-11 min-w-11 items-center gap-2 text-ink-soft hover:text-ink max-sm:self-start"
      >
        <ArrowLeft aria-hidden size={18} />
        <span className="max-sm:sr-only">{words('preview')}</span>
      </Link>
      <h1 className="min-w-0 flex-1 font-serif text-xl font-semibold max-sm:basis-[calc(100%-2.75rem)] max-sm:break-words sm:truncate sm:px-3">
        {book.title}
      </h1>
      {/* On phones, it's beside the buttons. Only an error has its own line. */}
      <p
        role="status"
        className={classNames(
          'text-sm text-ink-soft max-sm:grow sm:max-w-xs',
          state === 'failed' && 'max-sm:basis-full',
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
      <Button
        size="small"
        kind={state === 'saved' ? 'quiet' : 'primary'}
        onClick={saving.save}
        disabled={state === 'saved'}
        busy={state === 'saving'}
      >
        {state !== 'saving' && <Save aria-hidden size={18} />}
        <span className="max-sm:sr-only">{t('save')}</span>
      </Button>
    </header>
  )
}
