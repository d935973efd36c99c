import { expect, test } from 'vitest'
import type { GuestMoment } from '../guests.contract.ts'
import { guestOverviewPage } from './guest-overview-page.ts'
import { guestMomentPage } from './guest-page.ts'

const guest = {
  ...{ guest_id: 'rosa', name: 'Rosa', family_name: 'The Moreaus', album: null, person_id: undefined },
  ...{ can_add: false, can_comment: false, dates: 'en' as const },
}

const photo = (id: string, width: number, height: number): GuestMoment => ({
  ...{ kind: 'photo', id, hearted: false, comments: [], description: 'At the lake', voice_urls: ['/voice'] },
  ...{ taken_at: null, taken_precision: 'time', created_at: '2024-05-01T10:00:00Z' },
  picture: {
    ...{ width, height, large_url: `/large/${id}`, small_url: `/small/${id}` },
    ...{ is_live: false, film_url: null, save_url: null },
  },
})

test('phones load a large image of a photo that fills a row, and small ones of two that share it', () => {
  const moments = [
    photo('beach', 4000, 3000),
    photo('anna', 3000, 4000),
    photo('ben', 3000, 4000),
    photo('lake', 4000, 3000),
  ]
  const page = guestOverviewPage({ ...guest, moments, people: [], after: undefined, isFirst: true }, 'en')
  expect([...page.matchAll(/, \/large\/(\w+) 1440w/g)].map(([, id]) => id)).toEqual(['beach', 'lake'])
})

test('a caption is right below its photo, before the recording and the buttons', () => {
  const shown = { newer: undefined, older: undefined, next_url: undefined, count: undefined, comments: '' }
  const page = guestMomentPage({ ...guest, ...shown, moment: photo('lake', 4000, 3000) }, 'en')
  const order = [...page.matchAll(/<(?:p|div) class="(words|when|voice|does)"/g)].map(([, part]) => part)
  expect(order).toEqual(['words', 'when', 'voice', 'does'])
})
