import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { CategoriesText } from './categories-text.tsx'
import { CategoryList } from './category-list.tsx'
import { NewCategory } from './new-category.tsx'

type CategoriesDialogProps = {
  family_id: string
  /** Opened for the existing categories rather than to create one. */
  isList?: boolean
  onClose: () => void
}

/** The existing categories, below a form that creates one, or above it. */
export function CategoriesDialog(props: CategoriesDialogProps) {
  return (
    <CategoriesText>
      <Categories {...props} />
    </CategoriesText>
  )
}

function Categories({ family_id, isList = false, onClose }: CategoriesDialogProps) {
  const t = useText('categories')
  return (
    <Dialog open onClose={onClose} title={t(isList ? 'title' : 'create')}>
      <div className="flex flex-col gap-5">
        {!isList && <NewCategory family_id={family_id} focusOnMount />}
        {/* The rows have negative margins, which would cause horizontal scrolling without this padding. */}
        <div className={classNames('-mx-2 max-h-[40dvh] overflow-y-auto border-line px-2', !isList && 'border-t pt-3')}>
          <CategoryList family_id={family_id} canEdit />
        </div>
        {isList && <NewCategory family_id={family_id} />}
      </div>
    </Dialog>
  )
}
