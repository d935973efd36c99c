import { expect, test } from 'vitest'
import { htmlText } from '../server/html-text.ts'
import { replyText } from '../server/reply-text.ts'

const from = 'album@example.org'
const own = 'Oh, the sea!\n\nLove, Rosa'

const programs: Record<string, string> = {
  Gmail: `${own}\n\nOn Fri, Nov 27, 2026 at 8:00 AM Hearthbook <album@example.org> wrote:\n\n> News\n> Hello`,
  'Gmail, wrapped': `${own}\n\nOn Fri, Nov 27, 2026 at 8:00 AM Hearthbook\n<album@example.org> wrote:\n\n> News`,
  'Gmail in German': `${own}\n\nHearthbook <album@example.org> schrieb am Fr., 27. Nov. 2026, 08:00:\n\n> Neues`,
  'Gmail in Spanish': `${own}\n\nEl vie, 27 nov 2026 a las 8:00, Hearthbook (<album@example.org>) escribió:\n\n> Novedades`,
  'Apple Mail in French': `${own}\n\n> Le 27 nov. 2026 à 08:00, Hearthbook <album@example.org> a écrit :\n> \n> Du nouveau`,
  'an iPhone': `${own}\n\nSent from my iPhone\n\n> On Nov 27, 2026, at 8:00 AM, Hearthbook <album@example.org> wrote:`,
  'an iPhone in German': `${own}\n\nVon meinem iPhone gesendet\n\n> Am 27.11.2026 um 08:00 schrieb Hearthbook:`,
  Thunderbird: `${own}\n\nOn 11/27/26 08:00, Hearthbook wrote:\n> News\n\n-- \nRosa`,
  'Outlook in German': `${own}\n\nOutlook für Android herunterladen\n________________________________\nVon: Hearthbook <album@example.org>\nGesendet: Freitag`,
  'Outlook, without lines': `${own}\n\nDe : Hearthbook <album@example.org>\nEnvoyé : vendredi\nObjet : Du nouveau`,
  'a program that quotes without marks': `${own}\n\nReply to this email to comment on this photo.\n\nOpen the album`,
  'no quote': own,
  'a signature': `${own}\n-- \nRosa Rivera\nTel. 123`,
}

test.each(Object.entries(programs))('%s: only what Rosa wrote stays', (_, text) => {
  expect(replyText(text, { from })).toBe(own)
  expect(replyText(text.replaceAll('\n', '\r\n'), { from })).toBe(own)
})

test('a colon, a list and a dash of her own stay', () => {
  const text = 'My favorites:\n- the sea\n- the dog\n\nSent to Grandpa too: he laughed -- twice'
  expect(replyText(text, { from })).toBe(text)
})

test('the text of HTML ends where programs quote', () => {
  for (const quote of [
    '<div class="gmail_quote">News</div>',
    '<blockquote type="cite">News</blockquote>',
    '<div id="divRplyFwdMsg">News</div>',
    '<div id="appendonsend"></div>News',
  ])
    expect(replyText(htmlText(`<p>Oh, <i>the</i>\n sea!</p>${quote}<p>more</p>`), { from })).toBe('Oh, the sea!')
})

test('HTML that is one endless tag is read in a moment', () => {
  const before = process.cpuUsage()
  htmlText(`<${'a'.repeat(1024 ** 2)}`)
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(2_000)
})
