import { signUp } from './api-person.ts'
import { expect, expectAccessible, onNext, SELLING, test } from './fixtures.ts'
import { waitForMail } from './mailbox.ts'
import { ADMIN_EMAIL } from './start-hearthbook.ts'

test.use({ settings: SELLING })

test('Ana orders two copies of her book: declined, paid, printed, shipped', async ({
  page,
  server,
  loginAs,
  browser,
  pictures,
}) => {
  test.slow()
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Riveras')
  const [photo] = await ana.uploads(family, pictures.slice(0, 1))
  const book = await ana.send<{ id: string; version: number }>('POST', `/api/families/${family}/books`, {
    ...{ title: 'Our summer', subtitle: '여름', template: 'anniversary', pages: 4, source: { favorites_only: false } },
  })
  const place = `/families/${family}/books/${book.id}`
  await ana.send('DELETE', `/api/families/${family}/photos/${photo}`)

  await test.step('the order page of a draft says what to check, and that continuing completes it', async () => {
    await page.goto(`${place}/order`)
    await expect(page.getByText('One last look before you order.')).toBeVisible()
    await expect(page.getByText('We can’t print these characters: 여 름')).toBeVisible()
    await expect(page.getByText('Softcover $19.99, hardcover $34.99, shipping included.')).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByText('This also marks the book as completed.')).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('button', { name: 'Place order and pay' })).toBeVisible()
  })

  await test.step('she chooses options and sees which address fields are required', async () => {
    await page.goto(place)
    await page.getByRole('link', { name: 'Order printed copies' }).click()
    await expect(page.getByRole('heading', { name: 'Order printed copies' })).toBeVisible()
    await expect(page.getByText('1 photo in this book is no longer available. Its space will be blank.')).toBeVisible()
    await expect(page.getByText('We can’t print these characters: 여 름')).toBeVisible()
    await expect(page.getByText('Price', { exact: true })).toBeHidden()
    await page.getByRole('radio', { name: /^Hardcover, \$34\.99/ }).check()
    await page.getByLabel('Copies').fill('2')
    await expect(page.getByRole('region', { name: 'Your order' }).getByText('$69.98').first()).toBeVisible()
    await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'United States' })
    await expect(page.getByLabel('Name')).toHaveValue('Ana Moreau')
    await page.getByLabel('Name').fill('Ana Rivera')
    await page.getByRole('button', { name: 'Place order and pay' }).click()
    await expect(page.getByText('Required').first()).toBeVisible()
    await expect(page.getByText('Enter a valid postal code for this country.')).toBeVisible()
    await expectAccessible(page)
    // In the United States, the postal code comes last.
    const fields = await page.getByRole('group', { name: 'Shipping address' }).getByRole('textbox').all()
    const names = await Promise.all(fields.map((field) => field.getAttribute('name')))
    expect(names.slice(3, 6)).toEqual(['city', 'region', 'postal_code'])
    await page.getByLabel('Street address').fill('1 Linden Road')
    await page.getByLabel('Postal code').fill('62701')
    await page.getByLabel('City').fill('Springfield')
    await page.getByLabel('State, province, or region').fill('IL')
    // A double-click places one order, even if opening checkout fails.
    await onNext(page, '**/payment', (route) => route.abort())
    await page.getByRole('button', { name: 'Place order and pay' }).dblclick()
    await expect(page.getByText('We couldn’t open checkout', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Pay now' }).click()
  })

  await test.step('she leaves checkout and pays later', async () => {
    await expect(page.getByRole('heading', { name: 'Test checkout' })).toBeVisible()
    await expect(page.getByText('$69.98', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Cancel and go back' }).click()
    await expect(page.getByText('Payment not completed').first()).toBeVisible()
    await expect(page.getByText('Awaiting payment')).toBeVisible()
    await page.getByRole('button', { name: 'Pay now' }).click()
    await page.getByLabel('Test card').fill('4000 0000 0000 0002')
    await page.getByRole('button', { name: 'Pay $69.98' }).click()
    await expect(page.getByText('Your card was declined. Try another one.')).toBeVisible()
    await page.getByLabel('Test card').fill('4242 4242 4242 4242')
    const asked = Date.now()
    await page.getByRole('button', { name: 'Pay $69.98' }).click()
    await expect(page.getByText('Received', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await waitForMail(server.dataDir, SELLING.PRINTER_EMAIL, asked, '2 copies')
    await page.goto('/billing')
    await expect(page.getByText(/Our summer × 2/)).toBeVisible()
  })

  await test.step('the administrator updates the status, and she tracks the parcel', async () => {
    const admin = await signUp(server, 'Kim', 'Keeper', ADMIN_EMAIL)
    await admin.setsUpAuthenticator()
    const adminPage = await (await browser.newContext({ baseURL: server.url })).newPage()
    await adminPage.context().addCookies([admin.cookie()])
    await adminPage.goto('/admin?tab=orders')
    await expect(adminPage.getByText('1 Linden Road')).toBeVisible()
    await expect(adminPage.getByText(/Sent to the printer/)).toBeVisible()
    await expectAccessible(adminPage)
    // Kim acts before the response arrives: the form that was opened in between stays open.
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    await onNext(adminPage, '**/api/admin/orders/*/status', (route) => answered.then(() => route.continue()))
    await adminPage.getByRole('button', { name: /^Mark as printing:/ }).click()
    await adminPage.getByRole('button', { name: /^Mark as shipped:/ }).click()
    await adminPage.getByLabel('Tracking').fill('https://post.example/42')
    answer()
    await expect(adminPage.getByText('Marked as printing. The customer will get an email.').first()).toBeVisible()
    const asked = Date.now()
    await adminPage.getByRole('dialog').getByRole('button', { name: 'Mark as shipped' }).click()
    await expect(adminPage.getByRole('listitem').getByText('Shipped', { exact: true })).toBeVisible()
    await waitForMail(server.dataDir, ana.email, asked, 'has shipped')
    await page.goto('/my-books/orders')
    await expect(page.getByRole('link', { name: 'Track package' })).toHaveAttribute('href', 'https://post.example/42')
    await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
  })
})
