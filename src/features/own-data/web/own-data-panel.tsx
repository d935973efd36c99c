import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { ExportsView } from '#features/exports/web/exports-view.tsx'
import { allows, familiesOptions } from '#features/families/web/families.data.ts'
import { ApiProblem, call } from '#web/api.ts'
import { MoreTexts } from '#web/more-texts.tsx'
import { operationsOf } from '#web/operations.ts'
import { useFormat, useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, Surface } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { RevealGroup, useRevealPending } from '#web/ui/reveal-group.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast, toastError } from '#web/ui/toast.ts'
import type { Deletion, ownDataContract } from '../own-data.contract.ts'
import { DELETION_GRACE_DAYS } from '../own-data.rules.ts'
import { deletionOptions, useRequestDeletion } from './own-data.data.ts'
import { ownDataTexts } from './own-data.texts.ts'

/** `first` appears together with the rest. */
export function OwnDataPanel({ first }: { first: ReactNode }) {
  return (
    <MoreTexts of={ownDataTexts}>
      <RevealGroup skeleton={<Skeleton className="h-64 rounded-card" />}>
        <Surface>
          {first}
          <ExportCard />
          <DeleteAccountCard />
        </Surface>
      </RevealGroup>
    </MoreTexts>
  )
}

const contract = operationsOf<typeof ownDataContract>()

const source = {
  key: ['exports'],
  request: () => call(contract.requestExport),
  list: (options?: { signal: AbortSignal }) => call(contract.listExports, undefined, options),
  addressOf: (id: string) => `/api/exports/${id}/file`,
}

function ExportCard() {
  return (
    <ExportsView texts="ownData.export" source={source}>
      <OthersPhotos />
    </ExportsView>
  )
}

/** Leads to the photos that the export leaves out: those that others added to families of other owners. */
function OthersPhotos() {
  const t = useText('ownData.export')
  const { data = [], isPending } = useQuery(familiesOptions)
  useRevealPending(isPending)
  const families = data.filter((family) => family.role !== 'owner' && allows(family, 'photos.save'))
  if (families.length === 0) return null
  return (
    <div className="mb-4 flex flex-col items-start">
      <p className="text-sm text-ink-soft">{t('others')}</p>
      {families.map(({ id, name }) => (
        <Link
          key={id}
          to="/families/$familyId/photos"
          params={{ familyId: id }}
          search={{ form: 'download' }}
          className="inline-flex min-h-11 items-center font-semibold text-ember underline-offset-4 hover:underline"
        >
          {t('allOf', { name })}
        </Link>
      ))}
    </div>
  )
}

/** Explains what deleting the account means for each family. Owners have to transfer or delete their families first. */
function DeleteAccountCard() {
  const t = useText('ownData.delete')
  const [asking, setAsking] = useState(false)
  const query = useQuery(deletionOptions)
  return (
    <Card title={t('title')} subtitle={t('intro')}>
      <QueryState query={query} skeleton={<Skeleton className="h-24" />}>
        {(data) => (
          <div className="flex flex-col gap-4">
            {data.owned_families.length > 0 && <OwnedFamilies families={data.owned_families} />}
            <p>{t('stays', { count: data.other_families })}</p>
            {data.waiting_letters > 0 && <p>{t('letters', { count: data.waiting_letters })}</p>}
            <p className="text-sm text-ink-soft">{t('exportFirst')}</p>
            <Button
              kind="risky"
              className="-ml-4.5 self-start"
              disabled={data.owned_families.length > 0}
              onClick={() => setAsking(true)}
            >
              {t('start')}
            </Button>
            {asking && <DeleteAccountDialog onClose={() => setAsking(false)} />}
          </div>
        )}
      </QueryState>
    </Card>
  )
}

function OwnedFamilies({ families }: { families: Deletion['owned_families'] }) {
  const t = useText('ownData.delete')
  return (
    <div className="rounded-control bg-sunk p-4">
      <h3 className="font-semibold">{t('ownedTitle')}</h3>
      <p className="text-sm text-ink-soft">{t('ownedText')}</p>
      <ul className="mt-2 divide-y divide-line">
        {families.map(({ id, name, members }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
            <div className="min-w-0">
              <p className="font-medium break-words">{name}</p>
              <p className="text-sm text-ink-soft">{t('members', { count: members })}</p>
            </div>
            <Link
              to="/families/$familyId/settings"
              params={{ familyId: id }}
              search={{ section: 'danger' }}
              aria-label={t('settleNamed', { name })}
              className={buttonStyle({ kind: 'quiet', size: 'small' })}
            >
              {t('settle')}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useText('ownData.delete')
  const format = useFormat()
  const { data: session } = useQuery(sessionOptions)
  const email = session?.user?.email ?? ''
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const deleting = useRequestDeletion()

  function confirm() {
    if (typed.trim().toLowerCase() !== email) return setWrong(true)
    deleting.mutate(typed, {
      onSuccess({ purge_after }) {
        if (!purge_after) return onClose()
        toast({ title: t('farewell', { date: format.longDate(purge_after) }), description: t('farewellText') })
      },
      onError(error) {
        if (error instanceof ApiProblem && error.fields.typed_email) setWrong(true)
        else toastError(t('failed'), error)
      },
    })
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      title={t('dialogTitle')}
      text={t('dialogText', { days: DELETION_GRACE_DAYS })}
      confirmLabel={t('confirm')}
      busy={deleting.isPending}
      busyLabel={t('deleting')}
    >
      <TextField
        label={t('typeEmail', { email })}
        type="email"
        autoComplete="off"
        value={typed}
        error={wrong ? t('email_differs') : undefined}
        onChange={(event) => {
          setTyped(event.target.value)
          setWrong(false)
        }}
      />
    </ConfirmDialog>
  )
}
