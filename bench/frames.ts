import type { CDPSession, Page } from '@playwright/test'

type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; tdur?: number }

const CATEGORIES = [
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'blink.user_timing',
]
/** The page adds this performance mark in each frame. */
const MARK = 'frame'

/**
 * CPU milliseconds that the page's main thread spent on each frame while `scroll` ran. Wall-clock time would depend on
 * the load of the machine.
 */
export async function threadTimeOfFrames<Arg>(page: Page, scroll: (arg: Arg) => Promise<void>, arg: Arg) {
  const session = await page.context().newCDPSession(page)
  const stop = await startTrace(session)
  await page.evaluate(scroll as (arg: unknown) => Promise<void>, arg)
  const events = await stop()
  await session.detach()
  const marks = events.filter(({ name, ph }) => name === MARK && ph !== 'E')
  const thread = marks[0]
  if (!thread) throw new Error('The page drew no frame.')
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === thread.pid && tid === thread.tid,
  )
  return marks.slice(1).map(({ ts }, at) => {
    const since = marks[at]!.ts
    const own = tasks.filter((task) => task.ts > since && task.ts <= ts)
    return own.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
  })
}

/** A 60 Hz screen. */
const FRAME_MS = 1000 / 60
/** A frame that's less than half of one late isn't dropped. */
const droppedWithin = (ms: number) => Math.max(0, Math.round(ms / FRAME_MS) - 1)

/** The frames that Chromium's compositor didn't draw in time between the page's marks `start` and `end`. */
export async function droppedFrames(page: Page, act: () => Promise<void>): Promise<{ drawn: number; dropped: number }> {
  const session = await page.context().newCDPSession(page)
  const stop = await startTrace(session)
  await act()
  const events = (await stop()).toSorted((a, b) => a.ts - b.ts)
  await session.detach()
  const [start, end] = ['start', 'end'].map((mark) => events.find(({ name }) => name === mark)?.ts)
  if (!start || !end) throw new Error('Nothing moved.')
  const drawn = events.filter(({ name, ts }) => name === 'DrawFrame' && ts >= start && ts <= end)
  const gaps = drawn.slice(1).map(({ ts }, at) => (ts - drawn[at]!.ts) / 1000)
  return { drawn: drawn.length, dropped: gaps.reduce((sum, gap) => sum + droppedWithin(gap), 0) }
}

async function startTrace(session: CDPSession): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  })
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await complete
    return events
  }
}
