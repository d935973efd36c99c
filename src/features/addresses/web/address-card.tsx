import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#web/text.tsx'
import { BreakableText } from '#web/ui/breakable-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Form } from '#web/ui/form.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { UnsavedText } from '#web/ui/unsaved-text.tsx'
import type { FamilyAddress } from '../addresses.contract.ts'
import { addressOptions, useChangeSlug } from './addresses.data.ts'
import { DomainPart } from './domain-part.tsx'
import { useAddressProblem } from './use-address-problem.ts'

/** In the family settings: the address that opens the album's cover. */
export function AddressCard({ family_id }: { family_id: string }) {
  const t = useText('addresses')
  return (
    <Card title={t('title')} subtitle={t('intro')}>
      <QueryState
        query={useQuery(addressOptions(family_id))}
        skeleton={
          <div aria-busy>
            <Skeleton className="h-32" />
          </div>
        }
        failed={{ title: t('failed') }}
      >
        {(address) => (
          <>
            {address.url ? (
              <SlugForm key={address.slug} family_id={family_id} address={address} url={address.url} />
            ) : (
              <p className="text-ink-soft">{t('noHost')}</p>
            )}
            <DomainPart family_id={family_id} address={address} />
          </>
        )}
      </QueryState>
    </Card>
  )
}

type SlugFormProps = { family_id: string; address: FamilyAddress; url: string }

function SlugForm({ family_id, address, url }: SlugFormProps) {
  const t = useText('addresses')
  const say = useAddressProblem()
  const [slug, setSlug] = useState(address.slug)
  const saving = useChangeSlug(family_id)

  function save() {
    saving.mutate(slug, { done: t('saved') })
  }

  return (
    <Form onSubmit={save}>
      <UnsavedText when={slug.trim() !== address.slug} />
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={t('slug')}
          hideLabel
          className="min-w-0 flex-1 basis-56"
          error={say(saving.error)}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          value={slug}
          onChange={(event) => {
            setSlug(event.target.value)
            saving.reset()
          }}
        />
        {slug.trim() !== address.slug && (
          <Button type="submit" busy={saving.isPending}>
            {t('save')}
          </Button>
        )}
      </div>
      <p role="status" className="mt-1.5 text-sm text-ink-soft empty:hidden">
        {slug.trim() !== address.slug && t('slugHint')}
      </p>
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        aria-label={`${t('visit')}: ${url}`}
        className="mt-2 inline-flex min-h-11 max-w-full items-center gap-2 font-semibold text-ember hover:underline"
      >
        <BreakableText text={`${address.slug}.${address.host}`} />
        <ExternalLink aria-hidden size={17} strokeWidth={1.75} className="shrink-0" />
      </a>
    </Form>
  )
}
