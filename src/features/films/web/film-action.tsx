import { Clapperboard } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#web/text.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'
import type { FilmsSearch } from './films.search.ts'

type FilmActionProps = { family_id: string; of: FilmsSearch; show: (items: readonly MenuItem[]) => ReactNode }

/** Among the actions of what a film can be about. */
export function FilmAction({ family_id, of, show }: FilmActionProps) {
  const t = useText('films')
  return show([
    {
      label: t('link'),
      icon: Clapperboard,
      link: { to: '/families/$familyId/films', params: { familyId: family_id }, search: of },
    },
  ])
}
