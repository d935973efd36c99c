import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ActivitiesPage } from '#features/activity/web/activities-page.tsx'
import type { ActivitySearch } from '#features/activity/web/activity.search.ts'
import { allows } from '#features/families/web/families.data.ts'
import { useFamily } from '#features/families/web/use-family.ts'
import { lazyPart } from '#web/lazy-component.ts'

const MilestoneForm = lazyPart(async () => (await import('#features/milestones/web/milestone-form.tsx')).MilestoneForm)

export type ActivitiesScreenSearch = ActivitySearch & { form?: 'milestone' }

/** /families/{id}/activities: all activity. The shell's "Add milestone" links here and opens the form. */
export function ActivitiesScreen() {
  const navigate = useNavigate()
  const { family_id, family } = useFamily()
  const { form } = useSearch({ strict: false }) as ActivitiesScreenSearch
  const closeForm = () =>
    void navigate({
      to: '.',
      search: (now) => ({ ...now, form: undefined }),
      replace: true,
      resetScroll: false,
    })
  return (
    <>
      <ActivitiesPage />
      <Suspense>
        {form === 'milestone' && allows(family, 'milestones.edit') && (
          <MilestoneForm family_id={family_id} onClose={closeForm} />
        )}
      </Suspense>
    </>
  )
}
