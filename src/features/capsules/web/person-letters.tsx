import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import type { PersonDetail } from '#features/people/people.contract.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { openForm } from '#web/ui/open-form.ts'
import { SealForm } from './seal-form.tsx'

/** On a person's page: writes a letter for them. */
export function PersonLetters({ person: { id, family_id, first_name: name, user_id } }: { person: PersonDetail }) {
  const t = useText('letters.person')
  const me = useQuery(sessionOptions).data?.user?.id
  const write = () => openForm((onClose) => <SealForm family_id={family_id} person_id={id} onClose={onClose} />)
  return (
    <Section
      title={t('title')}
      subtitle={user_id && user_id === me ? t('textOwn') : t('text', { name })}
      action={
        <Button kind="quiet" onClick={write}>
          <Mail aria-hidden size={18} />
          {t('write')}
        </Button>
      }
    />
  )
}
