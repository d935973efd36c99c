import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Family } from '#features/families/families.contract.ts'
import { allows, familiesOptions } from '#features/families/web/families.data.ts'
import { required } from '#shared/required.ts'
import { fetchChunk } from '#web/lazy-component.ts'
import { useMutation } from '#web/mutation.ts'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { UploadText } from '../upload-text.tsx'
import { useUploading } from '../use-add-files.ts'
import { discardSharedFiles, readSharedFiles } from './shared-files.ts'

/**
 * `direct`: opened by sharing, so files are added without asking if there's one family. `failed`: there was no room for all files.
 * Neither: they wait since the phone was offline, or signed out.
 */
export type ShareSearch = { direct?: boolean; failed?: boolean }

/** /share: adds photos that another app shared with the installed app. Asks for the family if there are several. */
export function SharePage() {
  return (
    <UploadText>
      <Shared />
    </UploadText>
  )
}

const sharedOptions = {
  queryKey: ['shared-files'],
  queryFn: readSharedFiles,
  networkMode: 'always',
  gcTime: 0,
  staleTime: Infinity,
} as const

function Shared() {
  const t = useText('upload.shared')
  const families = useQuery(familiesOptions)
  const { data: files } = useQuery(sharedOptions)
  const { direct, failed }: ShareSearch = useSearch({ strict: false })

  return (
    <QueryState query={families} skeleton={<PageSpinner label={t('reading')} />}>
      {(all) => {
        const open = all.filter((family) => allows(family, 'photos.add'))
        if (!files) return <PageSpinner label={t('reading')} />
        if (files.length === 0 || open.length === 0)
          return (
            <EmptyState
              heading="h1"
              print="frames"
              title={t(failed ? 'fullTitle' : files.length > 0 ? 'viewerTitle' : 'noneTitle')}
              text={t(failed ? 'fullText' : files.length > 0 ? 'viewerText' : 'noneText')}
              action={
                <div className="flex flex-wrap gap-2.5">
                  {!failed && open[0] && (
                    <Link
                      to="/families/$familyId/photos"
                      params={{ familyId: open[0].id }}
                      search={{ tab: 'upload' }}
                      className={buttonStyle({})}
                    >
                      {t('addPhotos')}
                    </Link>
                  )}
                  <Link
                    to="/dashboard"
                    onClick={() => void discardSharedFiles()}
                    className={buttonStyle({ kind: 'quiet' })}
                  >
                    {t('leave')}
                  </Link>
                </div>
              }
            />
          )
        return <Chooser files={files} families={open} direct={direct} failed={failed} />
      }}
    </QueryState>
  )
}

type ChooserProps = ShareSearch & { files: File[]; families: Pick<Family, 'id' | 'name'>[] }

function Chooser({ files, families, direct, failed }: ChooserProps) {
  const t = useText('upload.shared')
  const add = useAddShared(files)
  const [chosen, setChosen] = useState(required(families[0]).id)
  const isOnlyChoice = direct && families.length === 1
  const { canAdd, mutate, isIdle } = add

  useEffect(() => {
    if (isOnlyChoice && canAdd && isIdle) mutate(chosen)
  }, [isOnlyChoice, canAdd, isIdle, mutate, chosen])

  if (isOnlyChoice) return <PageSpinner label={t('adding', { count: files.length })} />
  return (
    <div className="mx-auto flex max-w-md flex-col gap-6 py-6">
      <PageHeading className="font-serif text-2xl font-semibold">{t('title', { count: files.length })}</PageHeading>
      {failed && <p role="alert">{t('partialText')}</p>}
      {families.length > 1 && (
        <ChoiceGroup
          label={t('family')}
          value={chosen}
          onChange={setChosen}
          options={families.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <Button size="large" busy={add.isPending} disabled={!canAdd} onClick={() => mutate(chosen)}>
        {t('add', { count: files.length })}
      </Button>
    </div>
  )
}

/** Queues the files, and leaves once they're saved in this browser. */
function useAddShared(files: File[]) {
  const who = useUploading()
  const navigate = useNavigate()
  const adding = useMutation({
    networkMode: 'always',
    mutationFn: async (family_id: string) => {
      const { addFiles, filesSaved } = await fetchChunk(() => import('../upload-engine.ts'))
      await addFiles(files, family_id, required(who))
      await filesSaved()
      await discardSharedFiles()
      await navigate({
        to: '/families/$familyId/photos',
        params: { familyId: family_id },
        search: { tab: 'upload' },
        replace: true,
      })
    },
  })
  return { ...adding, canAdd: who !== undefined }
}
