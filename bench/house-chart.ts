/**
 * How the chart of a large house is drawn: 300 residences and 90 days, in Chromium, by its own trace. Prints how long the
 * read takes, the longest task while the chart is drawn, and the frames of a scroll.
 *
 *     npm run build && node scripts/run.mjs bench/house-chart.ts
 */
import { sql } from 'kysely'
import type { CDPSession, Page } from 'playwright-core'
import { openStage } from '../journeys/stage.ts'
import type { Database } from '../src/server/database/database.ts'
import { TEST_DAY } from '../src/server/testing.day.ts'

const RESIDENCES = 300
const DAYS = 90
/** A frame of 60 a second, and what a timer may miss it by (milliseconds). */
const FRAME = 1000 / 60 + 2

interface TraceEvent {
  name: string
  ph: string
  dur?: number
  tid: number
  args?: { data?: { type?: string }; name?: string }
}

/** Fills the first resort up to 300 residences, each with a stay of five nights and two empty ones after it. */
async function addHouse(db: Database): Promise<void> {
  await sql`
    INSERT INTO housing (hotel_id, category_id, number, floor)
    SELECT 1, (SELECT min(id) FROM room_categories WHERE hotel_id = 1), (7000 + n)::text, 1
      FROM generate_series(1, ${RESIDENCES}::int - (SELECT count(*)::int FROM housing WHERE hotel_id = 1)) n`.execute(
    db,
  )
  await sql`
    INSERT INTO bookings (contract_id, hotel_id, category_id, housing_id, check_in, check_out, adults, children, occupant,
                          status, nights_cost, created_at, changed_at)
    SELECT (SELECT min(id) FROM contracts WHERE hotel_id = 1), 1, h.category_id, h.id, d.day::date, d.day::date + 5, 2, 0,
           CASE WHEN h.id % 3 = 0 THEN 'guest' ELSE 'owner' END, 'confirmed', 0, now(), now()
      FROM housing h
     CROSS JOIN LATERAL generate_series(${TEST_DAY}::date + h.id % 7, ${TEST_DAY}::date + ${DAYS}::int, interval '7 days') d(day)
     WHERE h.hotel_id = 1 AND h.number LIKE '7%'`.execute(db)
}

/** What Chromium's main thread did while something was done: the lengths of its tasks, in milliseconds. */
async function tasksOf(session: CDPSession, act: () => Promise<unknown>): Promise<number[]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'],
    },
  })
  await act()
  const ended = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.end')
  await ended
  session.off('Tracing.dataCollected', collect)
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ tid }) => tid),
  )
  return events.flatMap(({ name, ph, dur, tid }) =>
    ph === 'X' && dur !== undefined && main.has(tid) && name === 'RunTask' ? dur / 1000 : [],
  )
}

/** The times between the frames of a scroll through the whole chart, in milliseconds. */
function framesOfScroll(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const box = document.querySelector('.tape')
    if (!box) throw new Error('There is no chart')
    const frames: number[] = []
    const end = box.scrollHeight - box.clientHeight
    let before = await new Promise<number>(requestAnimationFrame)
    while (box.scrollTop < end - 1) {
      box.scrollTop += 30
      const now = await new Promise<number>(requestAnimationFrame)
      frames.push(now - before)
      before = now
    }
    return frames
  })
}

const round = (ms: number) => Math.round(ms * 10) / 10
const stage = await openStage()
try {
  await addHouse(stage.database.db)
  const page = await stage.signedIn('raul', { width: 1440, height: 900 })
  await page.goto('/desk/house?hotel=2')
  await page.locator('.stay-bar').first().waitFor()
  const session = await page.context().newCDPSession(page)
  const drawn = await tasksOf(session, async () => {
    const read = page.waitForResponse(
      (answer) => answer.url().includes('/desk/house/?') && answer.url().includes('days=90'),
    )
    await page.getByRole('button', { name: '3 months' }).click()
    await read
    const large = page.waitForResponse((answer) => answer.url().includes('hotel=1'))
    await page.getByLabel('Resort').selectOption('1')
    const answer = await large
    console.log(
      'read (ms)',
      round(answer.request().timing().responseEnd),
      'bytes',
      (await answer.body()).length,
    )
    await page.getByRole('group', { name: /^7001/ }).or(page.locator('.tape-row').nth(20)).first().waitFor()
    await page.waitForFunction(() => document.querySelectorAll('.tape-row .stay-bar').length > 100)
  })
  console.log(
    'longest task while drawn (ms)',
    round(Math.max(...drawn)),
    'over 50',
    drawn.filter((ms) => ms > 50).length,
  )
  let frames: number[] = []
  const scrolled = await tasksOf(session, async () => {
    frames = await framesOfScroll(page)
  })
  const sorted = frames.toSorted((one, other) => one - other)
  console.log(
    'frames',
    frames.length,
    'median (ms)',
    round(sorted[Math.floor(sorted.length / 2)] ?? 0),
    'p95',
    round(sorted[Math.floor(sorted.length * 0.95)] ?? 0),
    'missed',
    frames.filter((ms) => ms > FRAME).length,
    'longest task (ms)',
    round(Math.max(...scrolled)),
    'bars in the page',
    await page.locator('.stay-bar').count(),
  )
} finally {
  await stage.close()
}
