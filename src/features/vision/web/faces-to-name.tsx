import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { EyeOff } from 'lucide-react'
import { useState } from 'react'
import { peopleOptions } from '#features/people/web/people.data.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { useRevealPending } from '#web/ui/reveal-group.tsx'
import { FaceCrop } from './face-crop.tsx'
import { faceGroupsOptions } from './faces.data.ts'
import { HiddenFaces } from './hidden-faces.tsx'
import { NameFaceDialog } from './name-face-dialog.tsx'

/** Faces that no one named yet, those seen most often first. Nothing if there are none, or the family doesn't find faces. */
export function FacesToName({ family_id }: { family_id: string }) {
  const t = useText('vision.faces')
  const query = useInfiniteQuery(faceGroupsOptions(family_id))
  useRevealPending(query.isPending)
  const { data } = useQuery(peopleOptions(family_id))
  const [open_id, setOpenId] = useState<string>()
  const [isHiddenOpen, setHiddenOpen] = useState(false)
  const groups = query.data?.pages.flatMap((page) => page.groups) ?? []
  const hasHidden = query.data?.pages[0]?.has_hidden === true
  const hiddenButton = hasHidden && (
    <Button kind="quiet" onClick={() => setHiddenOpen(true)}>
      <EyeOff aria-hidden size={18} />
      {t('hiddenFaces')}
    </Button>
  )
  const hidden = isHiddenOpen && <HiddenFaces family_id={family_id} onClose={() => setHiddenOpen(false)} />
  if (groups.length === 0)
    return (
      <>
        {hiddenButton && <div className="mb-6">{hiddenButton}</div>}
        {hidden}
      </>
    )
  const at = groups.findIndex(({ id }) => id === open_id)
  const open = groups[at]
  const next = (groups[at + 1] ?? groups.find(({ id }) => id !== open_id))?.id
  const nameOf = (id: string | null) => data?.people.find((person) => person.id === id)?.first_name

  return (
    <>
      <section className="mb-10">
        <h2 className="font-serif text-xl font-semibold">{t('title')}</h2>
        <p className="mb-4 text-ink-soft">{t('intro')}</p>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-x-3 gap-y-5">
          {groups.map((group) => {
            const maybe = nameOf(group.maybe_person_id)
            return (
              <li key={group.id}>
                <button
                  type="button"
                  onClick={() => setOpenId(group.id)}
                  className="group flex w-full flex-col items-center gap-1.5 rounded-card text-center text-sm"
                >
                  <FaceCrop
                    face={group.cover}
                    className="size-20 ring-ember ring-offset-2 ring-offset-paper group-hover:ring-2"
                  />
                  <span className="max-w-full font-semibold break-words">
                    {maybe ? t('maybe', { name: maybe }) : t('who')}
                  </span>
                  <span className="text-ink-soft">{t('seen', { count: group.faces })}</span>
                </button>
              </li>
            )
          })}
        </ul>
        <div className="mt-4 flex flex-wrap justify-center gap-3 empty:hidden">
          {query.hasNextPage && (
            <Button kind="quiet" onClick={() => void query.fetchNextPage()} busy={query.isFetchingNextPage}>
              {t('more')}
            </Button>
          )}
          {hiddenButton}
        </div>
        {open && (
          <NameFaceDialog
            key={open.id}
            family_id={family_id}
            face={open.cover}
            count={open.faces}
            maybe_person_id={open.maybe_person_id}
            others={groups.filter(({ id }) => id !== open.id)}
            onDone={() => setOpenId(next)}
            onSkip={next ? () => setOpenId(next) : undefined}
            onClose={() => setOpenId(undefined)}
          />
        )}
      </section>
      {hidden}
    </>
  )
}
