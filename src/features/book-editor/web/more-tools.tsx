import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import type { ToolbarProps } from './toolbar.tsx'

/** Tools that are rarely needed: the trim guides, and earlier versions. */
export function MoreTools({
  hasGuides,
  setHasGuides,
  onHistory,
}: Pick<ToolbarProps, 'hasGuides' | 'setHasGuides' | 'onHistory'>) {
  const t = useText('books.editor')
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button kind="quiet" size="small" onClick={() => setHasGuides(!hasGuides)} aria-pressed={hasGuides}>
        {t('guides')}
      </Button>
      <Button kind="quiet" size="small" onClick={onHistory}>
        {t('history')}
      </Button>
    </div>
  )
}
