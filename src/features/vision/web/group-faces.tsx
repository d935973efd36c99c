import { useState } from 'react'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Face, FaceGroup } from '../faces.contract.ts'
import { FaceChoice } from './face-choice.tsx'
import { FaceCrop } from './face-crop.tsx'
import { facesOptions, useArrangeFaces } from './faces.data.ts'

type GroupFacesProps = { family_id: string; group_id: string; others: readonly FaceGroup[] }

/** All faces of a group, to move those of someone else to a new one, and other groups to merge it into. */
export function GroupFaces({ family_id, group_id, others }: GroupFacesProps) {
  const t = useText('vision.faces')
  const [chosen, setChosen] = useState<Face[]>([])
  const { splitting, merging } = useArrangeFaces(family_id)
  const failed = t('failed')

  const split = () =>
    splitting.mutate(
      chosen.map(({ id }) => id),
      {
        failed,
        onSuccess() {
          setChosen([])
          toast({ title: t('splitDone') })
        },
      },
    )

  return (
    <>
      <p className="text-sm text-ink-soft">{t('splitHint')}</p>
      <FaceChoice label={t('all')} of={facesOptions(family_id, { group_id })} chosen={chosen} onChange={setChosen} />
      {chosen.length > 0 && (
        <Button kind="quiet" size="small" busy={splitting.isPending} onClick={split}>
          {t('split', { count: chosen.length })}
        </Button>
      )}
      {others.length > 0 && (
        <section className="w-full">
          <h3 className="mb-1.5 text-sm font-semibold text-ink-soft">{t('same')}</h3>
          <ul className="flex gap-2 overflow-x-auto p-1">
            {others.map(({ id, faces, cover }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-label={t('sameAs', { count: faces })}
                  disabled={merging.isPending}
                  onClick={() =>
                    merging.mutate(
                      { group_id: id, into_group_id: group_id },
                      {
                        failed,
                        done: t('merged'),
                      },
                    )
                  }
                  className="block rounded-full"
                >
                  <FaceCrop face={cover} className="size-14" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
