import { Link } from '@tanstack/react-router'
import { useText } from '#web/text.tsx'
import { Quote } from '#web/ui/quote.tsx'
import type { PersonDetail } from '../people.contract.ts'

/** What an adult last told about a photo, which it links to. */
export function PersonTold({ family_id, told }: Pick<PersonDetail, 'family_id' | 'told'>) {
  const t = useText('children.page')
  if (!told) return null
  return (
    <Link
      to="/families/$familyId/photos"
      params={{ familyId: family_id }}
      search={{ photo: told.photo_id }}
      className="group block rounded-control"
    >
      <Quote text={told.text} about={t('told')} />
    </Link>
  )
}
