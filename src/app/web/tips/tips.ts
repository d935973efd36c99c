import type { TextKey } from '#web/feature.ts'
import { fieldsIn, numberIn, storedValue, textsIn } from '#web/stored-value.ts'
import { DAY_MS } from '#shared/days.ts'
import type { tips as texts } from './tips.messages.en.ts'

export type TipName = keyof typeof texts.all

/** Tips for each page, in order. `on`: only with a keyboard or a touch screen. */
const tipsOf: Partial<Record<TextKey, { name: TipName; on?: 'keyboard' | 'fingers' }[]>> = {
  'shell.titles.home': [
    { name: 'palette', on: 'keyboard' },
    { name: 'homeScreen', on: 'fingers' },
    { name: 'choosing' },
    { name: 'guests' },
    { name: 'digest' },
  ],
  'shell.titles.photos': [{ name: 'shortcuts', on: 'keyboard' }],
  'shell.titles.people': [{ name: 'face' }],
  'shell.titles.milestones': [{ name: 'suggestions' }],
  'shell.titles.personality': [{ name: 'everyYear' }],
  'shell.titles.members': [{ name: 'link' }],
  'shell.titles.activities': [{ name: 'live' }],
  'shell.titles.settings': [{ name: 'originals' }],
}

const stored = storedValue('hearthbook.tips', (value) => {
  const { seen, at } = fieldsIn(value)
  return { seen: textsIn(seen), at: numberIn(at) ?? 0 }
})
const read = () => stored.read() ?? { seen: [], at: 0 }

/** The next tip for a page that this browser hasn't shown yet; at most one a day. */
export function nextTip(page: TextKey | undefined, hasKeyboard: boolean, now = Date.now()): TipName | undefined {
  const { seen, at } = read()
  if (now - at < DAY_MS) return undefined
  const fits = (on?: 'keyboard' | 'fingers') => !on || (on === 'keyboard') === hasKeyboard
  return page && tipsOf[page]?.find(({ name, on }) => fits(on) && !seen.includes(name))?.name
}

export function markRead(name: TipName, now = Date.now()): void {
  stored.write({ seen: [...read().seen, name], at: now })
}
