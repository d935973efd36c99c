import { Link } from '@tanstack/react-router'
import { Upload } from 'lucide-react'
import { Fragment, useState } from 'react'
import { FixedList } from '#features/uploads/web/fixed-list.tsx'
import { useAddFiles } from '#features/uploads/web/use-add-files.ts'
import { useFormat, useText } from '#web/text.tsx'
import { useIsNarrow } from '#web/use-is-narrow.ts'
import { Button } from '#web/ui/button.tsx'
import type { GroupState, ReportedFile } from './file-check.data.ts'
import { printableName } from './printable-name.ts'
import { useFacts } from './use-facts.ts'

const ROW_PX = 60
/** On phones, each fact has a line. */
const TALL_ROW_PX = 84
/** Groups with more files are closed at first. */
const OPEN_MAX = 20
/** Uploading one of these makes it safe: a damaged original is replaced by the same file. */
const uploaded: readonly GroupState[] = ['damaged', 'deleted', 'not_here']

type FileGroupProps = { family_id: string; state: GroupState; files: ReportedFile[]; canAdd: boolean }

/** The files with the same answer, what it means, and what to do. */
export function FileGroup({ family_id, state, files, canAdd }: FileGroupProps) {
  const t = useText('fileCheck.groups')
  const isNarrow = useIsNarrow()
  const hasFacts = files.some(({ photo_id }) => photo_id)
  const isLong = files.length > OPEN_MAX
  return (
    <section className="rounded-card border border-line bg-card p-5 sm:p-6">
      <h3 className="font-serif text-xl font-semibold">{t(`${state}.title`, { count: files.length })}</h3>
      <p className="mt-1 max-w-prose text-ink-soft">{t(`${state}.text`)}</p>
      {state === 'not_here' && <p className="mt-2 max-w-prose text-sm text-ink-soft">{t('converted')}</p>}
      {canAdd && uploaded.includes(state) && <UploadFiles family_id={family_id} files={files} />}
      <details open={!isLong} className="mt-3">
        <summary className="min-h-11 cursor-pointer content-center font-semibold">{t('show')}</summary>
        <FixedList
          items={files.map((file, index) => ({ ...file, index }))}
          rowHeight={isNarrow && hasFacts ? TALL_ROW_PX : ROW_PX}
          label={t(`${state}.title`, { count: files.length })}
          keyOf={({ index }) => String(index)}
        >
          {(file) => <FileRow family_id={family_id} file={file} />}
        </FixedList>
      </details>
    </section>
  )
}

function FileRow({ family_id, file }: { family_id: string; file: ReportedFile }) {
  const t = useText('fileCheck.groups')
  const { bytes } = useFormat()
  const factsOf = useFacts()
  return (
    <div className="flex h-full items-center gap-3 border-t border-line">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">
          <bdi>{printableName(file.file.name)}</bdi>
        </p>
        <p className="text-sm text-ink-soft md:truncate">
          {factsOf(file).map((fact) => (
            <Fragment key={fact}>
              <span className="max-md:block max-md:truncate">{fact}</span>
              <span className="max-md:hidden"> · </span>
            </Fragment>
          ))}
          <span className={file.photo_id ? 'max-md:hidden' : ''}>{bytes(file.file.size)}</span>
        </p>
      </div>
      {file.photo_id && (
        <Link
          to="/families/$familyId/photos"
          params={{ familyId: family_id }}
          search={{ photo: file.photo_id }}
          aria-label={t('openNamed', { name: printableName(file.file.name) })}
          className="inline-flex min-h-11 shrink-0 items-center rounded-control px-3 text-sm font-semibold text-ember hover:bg-sunk"
        >
          {t('open')}
        </Link>
      )}
    </div>
  )
}

function UploadFiles({ family_id, files }: { family_id: string; files: ReportedFile[] }) {
  const t = useText('fileCheck.groups')
  const add = useAddFiles(family_id)
  const [isUploading, setUploading] = useState(false)
  if (isUploading)
    return (
      <p role="status" className="mt-4 font-medium">
        {t('uploading')}
      </p>
    )
  return (
    <Button
      className="mt-4"
      onClick={() => {
        add(files.map(({ file }) => file))
        setUploading(true)
      }}
    >
      <Upload aria-hidden size={18} />
      {t('upload', { count: files.length })}
    </Button>
  )
}
