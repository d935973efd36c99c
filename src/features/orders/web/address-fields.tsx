import { useLocale } from 'use-intl'
import { useText } from '#web/text.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { countries, postalCodes, regionNeeded } from '../countries.ts'
import { codeLast, type PostalAddress } from '../postal-address.ts'

export const emptyAddress: PostalAddress = {
  ...{ name: '', line1: '', line2: '', city: '', region: '', postal_code: '', country: '', phone: '' },
}

type Props = {
  address: PostalAddress
  /** Error messages by field name. */
  wrong: Readonly<Partial<Record<keyof PostalAddress, string>>>
  set: (change: Partial<PostalAddress>) => void
}

/** The fields of a shipping address, with autocomplete and in the order of the country. */
export function AddressFields({ address, wrong, set }: Props) {
  const t = useText('orders.address')
  const locale = useLocale()
  const { country } = address
  const field = (name: keyof PostalAddress, autoComplete: string) => ({
    ...{ name, autoComplete, label: t(name), value: address[name], error: wrong[name] },
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  })
  const city = <TextField key="city" {...field('city', 'shipping address-level2')} />
  const region = (
    <TextField
      key="region"
      {...field('region', 'shipping address-level1')}
      optional={!regionNeeded.has(country)}
      className={codeLast.has(country) ? '' : 'sm:col-span-2'}
    />
  )
  const code = (
    <TextField
      key="code"
      {...field('postal_code', 'shipping postal-code')}
      // Most countries have codes, so it's said only where they don't.
      optional={country !== '' && !postalCodes.has(country)}
    />
  )
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Select
        {...field('country', 'shipping country')}
        onChange={(chosen) => set({ country: chosen })}
        className="sm:col-span-2"
        options={[{ value: '', label: t('choose') }, ...countryChoices(locale)]}
      />
      <TextField {...field('name', 'shipping name')} className="sm:col-span-2" />
      <TextField {...field('line1', 'shipping address-line1')} className="sm:col-span-2" />
      <TextField {...field('line2', 'shipping address-line2')} optional className="sm:col-span-2" />
      {codeLast.has(country) ? [city, region, code] : [code, city, region]}
      <TextField
        {...field('phone', 'shipping tel')}
        type="tel"
        optional
        hint={t('phoneHint')}
        className="sm:col-span-2"
      />
    </div>
  )
}

function countryChoices(locale: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return countries
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => compare(a.label, b.label))
}
