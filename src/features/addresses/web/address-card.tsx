import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#web/text.tsx'
import { BreakableText } from '#web/ui/breakable-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Form } from '#web/ui/form.tsx'
import { MoreOptions } from '#web/ui/more-options.tsx'
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
            <Advanced family_id={family_id} address={address} />
          </>
        )}
      </QueryState>
    </Card>
  )
}

function Advanced({ family_id, address }: { family_id: string; address: FamilyAddress }) {
  const t = useText('addresses')
  const [isOpen, setOpen] = useState(address.domain !== null)
  return (
    <div className="mt-5 -mb-3">
      <MoreOptions title={t('advanced')} isOpen={isOpen} onToggle={setOpen}>
        <DomainPart family_id={family_id} address={address} />
      </MoreOptions>
    </div>
  )
}

/** A family's first address ends in eight random characters. Returns the rest, as a suggestion. */
const suggestedSlug = (slug: string) => /^(.{3,})-[0-9a-f]{8}$/.exec(slug)?.[1]

type SlugFormProps = { family_id: string; address: FamilyAddress; url: string }

function SlugForm({ family_id, address, url }: SlugFormProps) {
  const t = useText('addresses')
  const say = useAddressProblem()
  const suggested = suggestedSlug(address.slug)
  const shown = suggested ?? address.slug
  const [slug, setSlug] = useState(shown)
  const saving = useChangeSlug(family_id)
  const isChanged = slug.trim() !== shown

  function save() {
    saving.mutate(slug, { done: t('saved') })
  }

  return (
    <Form onSubmit={save}>
      <UnsavedText when={isChanged} />
      <div className="flex flex-wrap gap-x-3 gap-y-2">
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
        <span className="flex min-h-11 min-w-0 items-center text-ink-soft">
          <BreakableText text={`.${address.host}`} />
        </span>
      </div>
      <p role="status" className="mt-1.5 text-sm text-ink-soft empty:hidden">
        {isChanged ? t('slugHint') : suggested && t('unguessable')}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        {(isChanged || suggested) && (
          <Button type="submit" kind={isChanged ? 'primary' : 'quiet'} busy={saving.isPending}>
            {t(isChanged ? 'save' : 'use')}
          </Button>
        )}
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 max-w-full items-center gap-2 font-semibold text-ember hover:underline"
        >
          {t('visit')}
          <ExternalLink aria-hidden size={17} strokeWidth={1.75} className="shrink-0" />
        </a>
      </div>
    </Form>
  )
}
