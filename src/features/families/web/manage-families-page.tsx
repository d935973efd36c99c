import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { HomeLink } from '#web/ui/home-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useRevealPending } from '#web/ui/reveal-group.tsx'
import type { FamilyListed } from '../families.contract.ts'
import { DeletedFamilies } from './deleted-families.tsx'
import { familiesOptions } from './families.data.ts'
import { FamilyRow, pictureShape, type Pictured } from './family-row.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { familyUseOptions } from './members.data.ts'

/** /manage-families: the user's families with their role and plan use; above them, pending items. */
export function ManageFamiliesPage({ waiting, FamilyPicture }: { waiting: ReactNode } & Pictured) {
  const t = useText('members.manage')
  const query = useQuery(familiesOptions)
  return (
    <div className="flex flex-col">
      <HomeLink />
      <PageHeader title={t('title')} actions={query.data?.length ? <CreateLink /> : undefined} />
      {waiting}
      <QueryState
        query={query}
        skeleton={
          <div role="status" aria-label={t('title')} className="flex flex-col gap-3">
            <div className="group">
              <Skeleton className={`lg:w-2/3 ${pictureShape}`} />
            </div>
          </div>
        }
        failed={{ title: t('failedTitle'), text: t('failedText') }}
      >
        {(families) =>
          families.length > 0 ? (
            <FamilyList families={families} FamilyPicture={FamilyPicture} />
          ) : (
            <EmptyState print="album" title={t('emptyTitle')} text={t('emptyText')} action={<CreateLink />} />
          )
        }
      </QueryState>
      <DeletedFamilies />
    </div>
  )
}

function CreateLink() {
  const t = useText('members.manage')
  return (
    <Link to="/families/new" className={buttonStyle({})}>
      <Plus aria-hidden size={19} />
      {t('create')}
    </Link>
  )
}

const stayHere = () => {}

function FamilyList({ families, FamilyPicture }: { families: FamilyListed[] } & Pictured) {
  const [leaving, setLeaving] = useState<FamilyListed>()
  const { data: uses, isPending } = useQuery(familyUseOptions)
  useRevealPending(isPending)
  return (
    <>
      <ul className="flex flex-col gap-12 lg:gap-16">
        {families.map((family) => (
          <FamilyRow
            key={family.id}
            family={family}
            use={uses?.get(family.id)}
            FamilyPicture={FamilyPicture}
            onLeave={() => setLeaving(family)}
          />
        ))}
      </ul>
      <LeaveDialog family={leaving} onClose={() => setLeaving(undefined)} away={stayHere} />
    </>
  )
}
