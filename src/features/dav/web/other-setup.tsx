import { useQuery } from '@tanstack/react-query'
import { ChevronDown, FolderInput } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { ResultOf } from '#shared/contract.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import type { davContract, Device } from '../dav.contract.ts'
import { rcloneCommands } from '../dav.rules.ts'
import { devicesOptions, useCreateFolder } from './dav.data.ts'
import { DeviceForm } from './device-form.tsx'
import { NewDeviceDialog } from './new-device-dialog.tsx'

/** Computers and other apps: an app password with the permissions that they need. */
export function OtherSetup({ family_id, canRead }: { family_id: string; canRead: boolean }) {
  const t = useText('dav')
  const { data } = useQuery(devicesOptions(family_id))
  const [made, setMade] = useState<ResultOf<typeof davContract.createBackupDevice>>()
  return (
    <>
      <Card title={t('create.title')} subtitle={t('create.text')}>
        <DeviceForm family_id={family_id} canRead={canRead} onMade={setMade} />
      </Card>
      {made && <NewDeviceDialog made={made} onClose={() => setMade(undefined)} />}
      <AppSteps />
      {data?.can_have_folder && <InboxFolderCard family_id={family_id} devices={data.devices} />}
    </>
  )
}

function AppSteps() {
  const t = useText('dav.steps')
  const [create, copy] = rcloneCommands(`${location.origin}/dav/`, '…')
  return (
    <Card title={t('title')}>
      <div className="flex flex-col gap-2">
        <Steps
          title={t('foldersync.title')}
          steps={[t('foldersync.one'), t('foldersync.two'), t('foldersync.three')]}
        />
        <Steps title={t('other.title')} steps={[t('other.one'), t('other.two'), t('other.three')]} />
        <Steps
          title={t('rclone.title')}
          steps={[
            <Command key="one" text={t('rclone.one')}>
              {create}
            </Command>,
            <Command key="two" text={t('rclone.two')}>
              {copy}
            </Command>,
          ]}
        />
        <p className="mt-2 text-sm text-ink-soft">{t('note')}</p>
      </div>
    </Card>
  )
}

function Steps({ title, steps }: { title: string; steps: ReactNode[] }) {
  return (
    <details className="group border-b border-line pb-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-control font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown aria-hidden size={18} className="shrink-0 text-ink-soft group-open:rotate-180" />
      </summary>
      <ol className="mt-1 mb-2 list-decimal space-y-1.5 pl-5 marker:text-ink-soft">
        {steps.map((step, i) => (
          <li key={i}>{step}</li>
        ))}
      </ol>
    </details>
  )
}

function Command({ text, children }: { text: string; children: string }) {
  return (
    <>
      {text}
      <code className="mt-1.5 block rounded-control bg-sunk p-2.5 text-xs break-words select-all sm:text-sm">
        {children}
      </code>
    </>
  )
}

/** The person's folder on the server's disk, from which photos are imported. */
function InboxFolderCard({ family_id, devices }: { family_id: string; devices: Device[] }) {
  const t = useText('dav.inbox')
  const creating = useCreateFolder(family_id)
  const path = devices.find(({ folder }) => folder !== null)?.folder
  const create = () => creating.mutate(undefined, { failed: t('failed') })
  return (
    <Card title={t('title')} subtitle={t('text')}>
      {path ? (
        <code className="block rounded-control border border-line bg-sunk p-3 break-all select-all">{path}</code>
      ) : (
        <Button kind="quiet" onClick={create} busy={creating.isPending} busyLabel={t('creating')}>
          <FolderInput aria-hidden size={18} />
          {t('create')}
        </Button>
      )}
    </Card>
  )
}
