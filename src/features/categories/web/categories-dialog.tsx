import { useText } from '#web/text.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CategoriesText } from './categories-text.tsx'
import { CategoryList } from './category-list.tsx'
import { NewCategory } from './new-category.tsx'

type CategoriesDialogProps = { family_id: string; onClose: () => void }

/** The dialog that "Create category" opens: a form above the existing categories. */
export function CategoriesDialog(props: CategoriesDialogProps) {
  return (
    <CategoriesText>
      <Categories {...props} />
    </CategoriesText>
  )
}

function Categories({ family_id, onClose }: CategoriesDialogProps) {
  const t = useText('categories')
  return (
    <Dialog open onClose={onClose} title={t('create')}>
      <div className="flex flex-col gap-5">
        <NewCategory family_id={family_id} focusOnMount />
        {/* The rows have negative margins, which would cause horizontal scrolling without this padding. */}
        <div className="-mx-2 max-h-[40dvh] overflow-y-auto border-t border-line px-2 pt-3">
          <CategoryList family_id={family_id} canEdit />
        </div>
      </div>
    </Dialog>
  )
}
