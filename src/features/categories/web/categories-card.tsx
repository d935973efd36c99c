import { useText } from '#web/text.tsx'
import { Section } from '#web/ui/section.tsx'
import { CategoriesText } from './categories-text.tsx'
import { CategoryList } from './category-list.tsx'
import { NewCategory } from './new-category.tsx'

type CategoriesCardProps = { family_id: string; canEdit: boolean }

/** The family's categories on its dashboard, where editors can add and delete them (S1). */
export function CategoriesCard(props: CategoriesCardProps) {
  return (
    <CategoriesText>
      <Categories {...props} />
    </CategoriesText>
  )
}

function Categories({ family_id, canEdit }: CategoriesCardProps) {
  const t = useText('categories')
  return (
    <Section title={t('title')} subtitle={t('subtitle')}>
      <div className="flex flex-col gap-4">
        <CategoryList family_id={family_id} canEdit={canEdit} />
        {canEdit && <NewCategory family_id={family_id} />}
      </div>
    </Section>
  )
}
