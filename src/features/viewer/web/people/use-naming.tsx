import { Suspense, useState } from 'react'
import type { PhotoDetail } from '#features/photos/photos.contract.ts'
import { lazyPart } from '#web/lazy-component.ts'
import { useEditPhoto } from '../details/photo-mutations.ts'

const WhoDialog = lazyPart(async () => (await import('./who-dialog.tsx')).WhoDialog)

/** A dialog that names the people in a photo. */
export function useNaming({ family_id, id: photo_id, people }: PhotoDetail) {
  const [isNaming, setNaming] = useState(false)
  const shown = people.map(({ id }) => id)
  const edit = useEditPhoto({ family_id, photo_id }, () => {})

  /** Changes only what was changed here, since someone else may have named others. */
  function apply(begun: readonly string[], chosen: string[]) {
    setNaming(false)
    const kept = shown.filter((id) => chosen.includes(id) || !begun.includes(id))
    const person_ids = [...new Set([...kept, ...chosen.filter((id) => !begun.includes(id))])]
    if (person_ids.toSorted().join() !== shown.toSorted().join()) edit.mutate({ person_ids })
  }

  const dialog = (
    <Suspense>
      {isNaming && (
        <WhoDialog
          family_id={family_id}
          photo_ids={[photo_id]}
          shown={shown}
          onApply={(chosen) => apply(shown, chosen)}
          onClose={() => setNaming(false)}
        />
      )}
    </Suspense>
  )
  return { dialog, start: () => setNaming(true), isPending: edit.isPending }
}
