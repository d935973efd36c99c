import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChildrenText } from '#features/people/web/children-text.tsx'
import { useAddPerson } from '#features/people/web/people.data.ts'
import { PersonSearch } from '#features/people/web/person-search.tsx'
import { suggestedPeopleOptions } from '#features/photos/web/photos.data.ts'
import { useRootAttribute } from '#web/root-attribute.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PhotoToolsText } from '../photo-tools-text.tsx'

type WhoDialogProps = {
  family_id: string
  photo_ids: readonly string[]
  /** The people who are in the photos already. */
  shown: readonly string[]
  onApply: (person_ids: string[]) => void
  onClose: () => void
}

/** Names the people in photos. */
export function WhoDialog(props: WhoDialogProps) {
  return (
    <PhotoToolsText>
      <ChildrenText>
        <Who {...props} />
      </ChildrenText>
    </PhotoToolsText>
  )
}

function Who({ family_id, photo_ids, shown, onApply, onClose }: WhoDialogProps) {
  const t = useText('photoTools.who')
  const common = useText('web')
  const { data: near = [] } = useQuery(suggestedPeopleOptions(family_id, photo_ids))
  const adding = useAddPerson(family_id)
  const [chosen, setChosen] = useState(shown)
  const apply = () => onApply([...chosen])
  useRootAttribute('data-naming')

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('title')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {common('actions.cancel')}
          </Button>
          <Button onClick={apply} disabled={adding.isPending}>
            {t('done')}
          </Button>
        </>
      }
    >
      <PersonSearch
        family_id={family_id}
        first={[...shown, ...near]}
        chosen={chosen}
        onChoose={({ id }) => setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]))}
        onDone={apply}
        adding={adding}
      />
    </Dialog>
  )
}
