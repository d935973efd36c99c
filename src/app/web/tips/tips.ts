import type { Capability } from '#shared/role-table.ts'
import type { TextKey } from '#web/feature.ts'
import { fieldsIn, numberIn, storedValue, textsIn } from '#web/stored-value.ts'
import { DAY_MS } from '#shared/days.ts'
import type { tips as texts } from './tips.messages.en.ts'

export type TipName = keyof typeof texts.all

type Tip = { name: TipName; on?: 'keyboard' | 'fingers'; needs?: Capability }
export type TipReader = { hasKeyboard: boolean; can: readonly Capability[] }

/** Tips for each page, in order. `on`: only with a keyboard or a touch screen. `needs`: only for members who can follow it. */
const tipsOf: Partial<Record<TextKey, Tip[]>> = {
  'shell.titles.home': [
    { name: 'palette', on: 'keyboard' },
    { name: 'homeScreen', on: 'fingers' },
    { name: 'choosing' },
    { name: 'guests' },
    { name: 'digest' },
    { name: 'originals' },
  ],
  'shell.titles.photos': [{ name: 'shortcuts', on: 'keyboard' }],
  'shell.titles.people': [{ name: 'face', needs: 'people.edit' }],
  'shell.titles.milestones': [{ name: 'suggestions', needs: 'milestones.edit' }],
  'shell.titles.personality': [{ name: 'everyYear', needs: 'personality.edit' }],
  'shell.titles.activities': [{ name: 'live' }],
}

const stored = storedValue('hearthbook.tips', (value) => {
  const { seen, at } = fieldsIn(value)
  return { seen: textsIn(seen), at: numberIn(at) ?? 0 }
})
const read = () => stored.read() ?? { seen: [], at: 0 }

/** The next tip for a page that this browser hasn't shown yet; at most one a day. */
export function nextTip(
  page: TextKey | undefined,
  { hasKeyboard, can }: TipReader,
  now = Date.now(),
): TipName | undefined {
  const { seen, at } = read()
  if (now - at < DAY_MS) return undefined
  const fits = ({ on, needs }: Tip) => (!on || (on === 'keyboard') === hasKeyboard) && (!needs || can.includes(needs))
  return page && tipsOf[page]?.find((tip) => fits(tip) && !seen.includes(tip.name))?.name
}

export function markRead(name: TipName, now = Date.now()): void {
  stored.write({ seen: [...read().seen, name], at: now })
}
