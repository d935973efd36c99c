import { expect, test, vi } from 'vitest'
import type { LiveEvent } from '#shared/live-events.ts'
import { createThrottle } from './throttle.ts'
import { mergeEvents } from './refresh-changed.ts'

test('events about four photos within a second cause two requests, and none is lost', () => {
  vi.useFakeTimers()
  const asked: LiveEvent[] = []
  const change = createThrottle<LiveEvent>((event) => asked.push(event), mergeEvents)
  const told = (id?: string) => change('photos moreau', { kind: 'photos', family_id: 'moreau', ...(id && { id }) })
  for (const photo of ['beach', 'boat', 'gull', 'gull']) told(photo)
  vi.advanceTimersByTime(5_000)
  expect(asked).toEqual([
    { kind: 'photos', family_id: 'moreau', id: 'beach' },
    { kind: 'photos', family_id: 'moreau' },
  ])
  for (const photo of ['beach', undefined, 'gull']) told(photo)
  told('gull')
  vi.advanceTimersByTime(5_000)
  expect(asked.slice(2)).toEqual([
    { kind: 'photos', family_id: 'moreau', id: 'beach' },
    { kind: 'photos', family_id: 'moreau' },
  ])
  for (const photo of ['beach', 'gull', 'gull']) told(photo)
  vi.advanceTimersByTime(5_000)
  expect(asked.at(-1)).toEqual({ kind: 'photos', family_id: 'moreau', id: 'gull' })
  vi.useRealTimers()
})
