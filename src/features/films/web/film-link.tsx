import { Link } from '@tanstack/react-router'
import { Clapperboard } from 'lucide-react'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import type { FilmsSearch } from './films.search.ts'

/** On the page of what a film can be about. */
export function FilmLink({ family_id, of }: { family_id: string; of: FilmsSearch }) {
  const t = useText('films')
  return (
    <Link
      to="/families/$familyId/films"
      params={{ familyId: family_id }}
      search={of}
      className={buttonStyle({ kind: 'quiet', size: 'small' })}
    >
      <Clapperboard aria-hidden size={18} />
      {t('link')}
    </Link>
  )
}
