import { Clapperboard } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#web/text.tsx'
import { ActionButton } from '#web/ui/action-button.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'
import type { FilmsSearch } from './films.search.ts'

type FilmLinkProps = { family_id: string; of: FilmsSearch; show?: (item: MenuItem) => ReactNode }

/** On the page of what a film can be about: a button, or as `show` renders it. */
export function FilmLink({ family_id, of, show = asButton }: FilmLinkProps) {
  const t = useText('films')
  return show({
    label: t('link'),
    icon: Clapperboard,
    link: { to: '/families/$familyId/films', params: { familyId: family_id }, search: of },
  })
}

function asButton(item: MenuItem) {
  return <ActionButton item={item} size="small" />
}
