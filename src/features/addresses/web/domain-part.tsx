import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { UnsavedText } from '#web/ui/unsaved-text.tsx'
import type { FamilyAddress } from '../addresses.contract.ts'
import { useProveDomain, useRemoveDomain, useSetDomain } from './addresses.data.ts'
import { useAddressProblem } from './use-address-problem.ts'

type DomainPartProps = { family_id: string; address: FamilyAddress }

/** The family's own domain: add, verify, remove. */
export function DomainPart({ family_id, address }: DomainPartProps) {
  const t = useText('addresses.domain')
  const names = useText('plans.names')
  const { domain, may_use_domain, domain_with } = address
  return (
    <section>
      <h3 className="mb-0.5 text-lg font-semibold">{t('title')}</h3>
      {domain ? (
        <CurrentDomain family_id={family_id} domain={domain} host={address.host} />
      ) : may_use_domain ? (
        <DomainForm family_id={family_id} />
      ) : (
        <>
          <p className="text-ink-soft">{domain_with ? t('lacking', { plan: names(domain_with) }) : t('lackingAny')}</p>
          <Link
            to="/subscription"
            className="inline-flex min-h-11 items-center font-semibold text-ember hover:underline"
          >
            {t('see')}
          </Link>
        </>
      )}
    </section>
  )
}

function DomainForm({ family_id }: { family_id: string }) {
  const t = useText('addresses.domain')
  const say = useAddressProblem()
  const [domain, setDomain] = useState('')
  const setting = useSetDomain(family_id)

  function submit() {
    setting.mutate(domain)
  }

  return (
    <Form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <UnsavedText when={domain.trim() !== ''} />
      <TextField
        label={t('label')}
        hideLabel
        hint={t('hint')}
        className="min-w-0 flex-1 basis-56 gap-4"
        error={say(setting.error)}
        inputMode="url"
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        value={domain}
        onChange={(event) => {
          setDomain(event.target.value)
          setting.reset()
        }}
      />
      <Button type="submit" kind="quiet" busy={setting.isPending}>
        {t('add')}
      </Button>
    </Form>
  )
}

type CurrentDomainProps = { family_id: string; domain: NonNullable<FamilyAddress['domain']>; host: string | null }

function CurrentDomain({ family_id, domain, host }: CurrentDomainProps) {
  const t = useText('addresses.domain')
  const say = useAddressProblem()
  const proving = useProveDomain(family_id)
  const removing = useRemoveDomain(family_id)
  const problem = say(proving.error ?? removing.error)
  const records = [
    { kind: 'TXT', name: domain.record_name, value: domain.record_value },
    ...(host ? [{ kind: 'CNAME', name: domain.name, value: host }] : []),
  ]
  return (
    <div>
      <p className="font-medium break-all">{domain.name}</p>
      <p className={domain.is_proven ? 'text-sm text-sage' : 'text-sm text-ink-soft'}>
        {t(domain.is_proven ? 'proven' : 'waiting')}
      </p>
      {!domain.is_proven && (
        <>
          <p className="mt-3">{t('steps')}</p>
          <dl className="mt-3 flex flex-col gap-3">
            {records.map(({ kind, name, value }) => (
              <div key={kind} className="rounded-control bg-sunk px-4 py-3 text-sm">
                <dt className="font-semibold">{`${t('record')}: ${kind}`}</dt>
                <Copied label={t('name')} text={name} />
                <Copied label={t('value')} text={value} />
              </div>
            ))}
          </dl>
        </>
      )}
      {problem && (
        <p role="alert" className="mt-3 text-danger">
          {problem}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {!domain.is_proven && (
          <Button busy={proving.isPending} onClick={() => proving.mutate(undefined, { done: t('done') })}>
            {t('check')}
          </Button>
        )}
        <Button
          kind="quiet"
          busy={removing.isPending}
          onClick={() => removing.mutate(undefined, { done: t('removed') })}
        >
          {t('remove')}
        </Button>
      </div>
    </div>
  )
}

/** One click selects the value to copy, without its label. */
function Copied({ label, text }: { label: string; text: string }) {
  return (
    <dd className="break-all">
      {label}: <code className="select-all">{text}</code>
    </dd>
  )
}
