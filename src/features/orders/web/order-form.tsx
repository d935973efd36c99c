import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useLocale } from 'use-intl'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import type { OpenBook } from '#features/books/books.contract.ts'
import { fullName } from '#shared/full-name.ts'
import { ApiProblem } from '#web/api.ts'
import { deleteDraft } from '#web/drafts.ts'
import { useFormat, useProblemText, useText } from '#web/text.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Form } from '#web/ui/form.tsx'
import { FormDraft } from '#web/ui/form-draft.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast, toastError } from '#web/ui/toast.ts'
import type { ShownOffer } from '../orders.contract.ts'
import { billOf, ORDER_COPIES_MAX, printedFormats, type PrintedFormat } from '../orders.rules.ts'
import { PostalAddress } from '../postal-address.ts'
import { AddressFields, emptyAddress } from './address-fields.tsx'
import { OrderBill } from './order-bill.tsx'
import { useOrderBook } from './orders.data.ts'
import { useConcerns } from './use-concerns.ts'

type Props = {
  open: OpenBook
  offer: ShownOffer
  /** The address of the last order. */
  last: PostalAddress | null
  /** The price or the book has changed since it was shown. */
  onDifferent: () => void
}

/** Cover, number of copies and address, with the price beside them. */
export function OrderForm({ open, offer, last, onDifferent }: Props) {
  const t = useText('orders.order')
  const list = useText('orders.list')
  const { book } = open
  const concerns = useConcerns(open)
  const say = useProblemText()
  const { money, longDate } = useFormat()
  const { currency, included, season_end } = offer
  const covered = Math.max(...Object.values(included))
  const locale = useLocale()
  const navigate = useNavigate()
  const [format, setFormat] = useState<PrintedFormat>('softcover')
  const [typedCopies, setCopies] = useState('1')
  const { data: session } = useQuery(sessionOptions)
  const [address, setAddress] = useState<PostalAddress>(
    () => last ?? { ...emptyAddress, name: session?.user ? fullName(session.user) : '' },
  )
  const [isTried, setTried] = useState(false)
  const draft = `order.${book.id}`
  const ordering = useOrderBook({
    // Replaces this page in the history, so that neither a second click nor Back orders again.
    async onOrdered({ id, number, status }) {
      deleteDraft(draft)
      if (status !== 'awaiting_payment') toast({ title: t('done'), description: t('doneText', { number }) })
      await navigate({ to: '/my-books/orders', search: { order: id }, replace: true })
    },
    onPayFailed: (error) => toastError(list('payFailed'), error),
  })
  const copies = Number(typedCopies)
  const isCount = Number.isInteger(copies) && copies >= 1 && copies <= ORDER_COPIES_MAX
  const isReady = isCount && PostalAddress.safeParse(address).success
  const bill = billOf(offer, format, isCount ? copies : 1)
  const wrong = useWrongFields(address, isTried)

  function labelOf(value: PrintedFormat) {
    const name = t(`formats.${value}`)
    if (included[value] > 0) return t('formatIncluded', { format: name })
    return currency ? t('formatAt', { format: name, price: money(offer.prices[value], currency) }) : name
  }

  function submit() {
    setTried(true)
    if (!isReady) return
    const place = { family_id: book.family_id, book_id: book.id, expected_version: book.version }
    const wish = { format, copies, address, expected_total: bill.total, language: locale }
    ordering.mutate(
      { ...place, ...wish },
      {
        onError(error) {
          const isOther = error instanceof ApiProblem && error.code === 'conflict'
          if (isOther) onDifferent()
          toast({ kind: 'error', title: t('failed'), description: isOther ? t('different') : say(error) })
        },
      },
    )
  }

  return (
    <Form onSubmit={submit} className="flex flex-col gap-8">
      <FormDraft name={draft} />
      {concerns.length > 0 && (
        <div className="flex flex-col gap-2 rounded-control bg-honey-wash px-4 py-3">
          {concerns.map((concern) => (
            <p key={concern}>{concern}</p>
          ))}
        </div>
      )}
      {season_end && covered > 0 && (
        <p className="flex gap-3 text-sage">
          <CircleCheck aria-hidden size={20} className="mt-0.5 shrink-0" />
          <span className="min-w-0">{t('seasonLeft', { count: covered, date: longDate(season_end) })}</span>
        </p>
      )}
      <ChoiceGroup
        label={t('format')}
        layout="row"
        value={format}
        onChange={setFormat}
        options={printedFormats.map((value) => ({
          value,
          label: labelOf(value),
        }))}
      />
      <TextField
        name="copies"
        label={t('copies')}
        inputMode="numeric"
        className="max-w-32"
        value={typedCopies}
        error={isTried && !isCount ? t('copiesWrong', { max: ORDER_COPIES_MAX }) : undefined}
        onChange={(event) => setCopies(event.target.value)}
      />
      <fieldset>
        <legend className="mb-4 font-serif text-lg font-semibold">{t('where')}</legend>
        <AddressFields address={address} wrong={wrong} set={(change) => setAddress({ ...address, ...change })} />
      </fieldset>
      <OrderBill {...{ offer, format, bill }} copies={isCount ? copies : 1} busy={ordering.isPending} />
    </Form>
  )
}

/** Error messages for the address, shown after the first submit. */
function useWrongFields(address: PostalAddress, isTried: boolean) {
  const t = useText('orders.wrong')
  const keys = [
    'needed',
    'too_long',
    'postal_code_wrong',
    'country_needed',
    'phone_wrong',
    'characters_invalid',
  ] as const
  const { error } = PostalAddress.safeParse(address)
  if (!isTried || !error) return {}
  return Object.fromEntries(
    error.issues.map(({ path, message }) => [path[0], t(keys.find((key) => key === message) ?? 'needed')]),
  ) as Partial<Record<keyof PostalAddress, string>>
}
