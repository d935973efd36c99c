import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat, useText } from '#web/text.tsx'
import { BreakableText } from '#web/ui/breakable-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { PageList } from '#web/ui/page-list.tsx'
import { AllGood } from './all-good.tsx'
import type { DamagedOriginal, UntrackedFile } from '../admin.contract.ts'
import { kindOfFile } from '../admin.rules.ts'
import { damagedOriginalsOptions, untrackedFilesOptions, useSettleFiles } from './admin.data.ts'

/** What the operation accepts. */
const MOST_AT_ONCE = 100

/** What's wrong in the object store: originals without their file, and files that nothing refers to. */
export function FilesTab() {
  const t = useText('admin.files')
  return (
    <div className="flex flex-col gap-5">
      <Card title={t('damagedTitle')}>
        <PageList
          query={useInfiniteQuery(damagedOriginalsOptions)}
          itemsOf={(page) => page.originals}
          empty={<AllGood text={t('damagedEmpty')} />}
        >
          {(originals) => (
            <ul className="divide-y divide-line">
              {originals.map((original) => (
                <DamagedRow key={original.key} original={original} />
              ))}
            </ul>
          )}
        </PageList>
      </Card>
      <UntrackedFiles />
    </div>
  )
}

function DamagedRow({
  original: { key, bytes, family_name, finding, found_at, copies },
}: {
  original: DamagedOriginal
}) {
  const t = useText('admin.files')
  const format = useFormat()
  const [place] = copies
  return (
    <li className="py-4">
      <p className="font-semibold break-words">{`${t(kindOfFile(key))} · ${family_name}`}</p>
      <p className="text-sm text-danger">
        {t(finding, { date: found_at ? format.shortDate(found_at) : '' })} ({format.bytes(bytes)})
      </p>
      <p className="mt-1 max-w-prose text-sm">
        <BreakableText text={place === undefined ? t('noCopy') : t('hasCopy', { place })} />
      </p>
      <FileKey of={key} />
    </li>
  )
}

function UntrackedFiles() {
  const t = useText('admin.files')
  const settle = useSettle()
  const [removing, setRemoving] = useState<string[]>([])
  return (
    <Card title={t('untrackedTitle')}>
      <PageList
        query={useInfiniteQuery(untrackedFilesOptions)}
        itemsOf={(page) => page.files}
        empty={<AllGood text={t('untrackedEmpty')} />}
      >
        {(files) => (
          <>
            <p className="max-w-prose text-ink-soft">{t('untrackedText')}</p>
            <ForAll files={files} onAdd={settle.add} onRemove={setRemoving} />
            <ul className="mt-2 divide-y divide-line">
              {files.map((file) => (
                <UntrackedRow
                  key={file.key}
                  file={file}
                  onAdd={() => settle.add([file.key])}
                  onRemove={() => setRemoving([file.key])}
                />
              ))}
            </ul>
          </>
        )}
      </PageList>
      <ConfirmDialog
        open={removing.length > 0}
        onClose={() => setRemoving([])}
        title={t('confirmTitle', { count: removing.length })}
        text={t('confirmText')}
        confirmLabel={t('confirm')}
        busy={settle.isPending}
        onConfirm={() => settle.remove(removing, () => setRemoving([]))}
      />
    </Card>
  )
}

/** Saves decisions about files, and says what happens with them. */
function useSettle() {
  const t = useText('admin.files')
  const { mutate, isPending } = useSettleFiles()
  const failed = t('failed')
  return {
    isPending,
    add: (keys: string[]) =>
      mutate(
        { keys, decision: 'add' },
        {
          done: { title: t('added', { count: keys.length }), description: t('addedText') },
          failed,
        },
      ),
    remove: (keys: string[], onSettled: () => void) => mutate({ keys, decision: 'remove' }, { failed, onSettled }),
  }
}

type Decide = (keys: string[]) => void

function ForAll({ files, onAdd, onRemove }: { files: UntrackedFile[]; onAdd: Decide; onRemove: Decide }) {
  const t = useText('admin.files')
  const open = files.filter(({ decision, is_new }) => decision === null && !is_new).slice(0, MOST_AT_ONCE)
  const addable = open.filter(({ can_add, was_refused }) => can_add && !was_refused)
  if (open.length < 2) return null
  const keysOf = (some: UntrackedFile[]) => some.map(({ key }) => key)
  return (
    <div className="mt-4 flex flex-wrap gap-2.5">
      {addable.length > 1 && (
        <Button size="small" onClick={() => onAdd(keysOf(addable))}>
          {t('addAll', { count: addable.length })}
        </Button>
      )}
      <Button kind="quiet" size="small" onClick={() => onRemove(keysOf(open))}>
        {t('removeAll', { count: open.length })}
      </Button>
    </div>
  )
}

function UntrackedRow({ file, onAdd, onRemove }: { file: UntrackedFile; onAdd: () => void; onRemove: () => void }) {
  const t = useText('admin.files')
  const format = useFormat()
  const { key, bytes, stored_at, family_name, can_add, is_new, decision, was_refused } = file
  const name = t(kindOfFile(key))
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold break-words">{family_name === null ? name : `${name} · ${family_name}`}</p>
        <p className="text-sm text-ink-soft">
          {t('facts', { size: format.bytes(bytes), date: format.shortDate(stored_at) })}
        </p>
        {family_name === null && <p className="text-sm">{t('familyGone')}</p>}
        {is_new && <p className="max-w-prose text-sm">{t('isNew')}</p>}
        {was_refused && <p className="max-w-prose text-sm text-danger">{t('refused')}</p>}
        <FileKey of={key} />
      </div>
      {decision && <p className="text-sm text-ink-soft">{t(decision === 'add' ? 'adding' : 'removing')}</p>}
      {!decision && !is_new && (
        <div className="flex flex-wrap gap-2.5">
          {can_add && (
            <Button size="small" kind="quiet" aria-label={t('addNamed', { file: key })} onClick={onAdd}>
              {t('add')}
            </Button>
          )}
          <Button size="small" kind="quiet" aria-label={t('removeNamed', { file: key })} onClick={onRemove}>
            {t('remove')}
          </Button>
        </div>
      )}
    </li>
  )
}

function FileKey({ of }: { of: string }) {
  return (
    <p className="mt-1 font-mono text-xs text-ink-soft">
      <BreakableText text={of} />
    </p>
  )
}
