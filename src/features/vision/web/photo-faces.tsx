import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { allows, familyOptions } from '#features/families/web/families.data.ts'
import { peopleOptions } from '#features/people/web/people.data.ts'
import { useText } from '#web/text.tsx'
import type { Face } from '../faces.contract.ts'
import { FaceCrop } from './face-crop.tsx'
import { photoFacesOptions } from './faces.data.ts'
import { NameFaceDialog } from './name-face-dialog.tsx'

type PhotoFacesProps = { family_id: string; photo_id: string }

/** The faces in a photo from left to right, with their names or a question. Nothing if none were found. */
export function PhotoFaces({ family_id, photo_id }: PhotoFacesProps) {
  const t = useText('vision.faces')
  const { data: faces = [] } = useQuery(photoFacesOptions(family_id, photo_id))
  const { data } = useQuery(peopleOptions(family_id))
  const { data: family } = useQuery(familyOptions(family_id))
  const canEdit = allows(family, 'photos.edit')
  const [open, setOpen] = useState<Face>()
  const nameOf = ({ person_id }: Face) => data?.people.find(({ id }) => id === person_id)?.first_name
  const shown = faces.filter((face) => canEdit || face.person_id !== null)
  if (!data || shown.length === 0) return null
  const close = () => setOpen(undefined)

  return (
    <section aria-labelledby={`faces-${photo_id}`}>
      <h3 id={`faces-${photo_id}`} className="mb-1.5 text-sm font-semibold text-ink-soft">
        {t('inPhoto')}
      </h3>
      <ul className="flex flex-wrap gap-x-2 gap-y-3">
        {shown
          .toSorted((a, b) => a.x - b.x)
          .map((face) => {
            const look = (
              <>
                <FaceCrop face={face} className="size-14" />
                <span className="max-w-full break-words">{nameOf(face) ?? t('who')}</span>
              </>
            )
            const style = 'flex w-20 flex-col items-center gap-1 text-center text-sm leading-tight font-medium'
            return (
              <li key={face.id}>
                {canEdit ? (
                  <button
                    type="button"
                    onClick={() => setOpen(face)}
                    className={`${style} rounded-control py-1 hover:bg-sunk`}
                  >
                    {look}
                  </button>
                ) : (
                  <span className={style}>{look}</span>
                )}
              </li>
            )
          })}
      </ul>
      {open && <NameFaceDialog family_id={family_id} face={open} onDone={close} onClose={close} />}
    </section>
  )
}
