import type { Page, Request } from 'playwright-core'
import { type Answer, answerCalls, type Calls } from './answers.ts'
import type { View } from './view.ts'

interface Watch {
  /** The calls and parts of the page that are under way. */
  open: Set<Request>
  /** A view holds an answer back for good: the page will go on loading. */
  held: boolean
}

const watches = new WeakMap<Page, Watch>()

/** Keeps count of what a page has asked for, from now on, so that `shown` can tell when it has all of it. */
export function watchRequests(page: Page): void {
  const watch: Watch = { open: new Set(), held: false }
  watches.set(page, watch)
  page.on('request', (request) => {
    // It stays open for as long as the page does.
    if (request.resourceType() === 'eventsource') return
    // A new document: nothing that the last one asked for is waited for.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      watch.open.clear()
      watch.held = false
    }
    watch.open.add(request)
  })
  page.on('requestfinished', (request) => watch.open.delete(request))
  page.on('requestfailed', (request) => watch.open.delete(request))
}

/**
 * Waits until a page shows what it came to show: it has its heading and its answers, nothing says that it is loading, the
 * fonts are in, nothing moves any more, and two frames were drawn. Half a minute at most.
 */
export async function shown(page: Page): Promise<void> {
  const watch = watches.get(page)
  const until = Date.now() + 30_000
  for (;;) {
    // The page is asked only when nothing is on its way: to ask costs both of them time.
    const mayBeStill = () => !watch || watch.held || watch.open.size === 0
    if (mayBeStill() && (await isStillNow(page, watch?.held ?? false)) && mayBeStill()) return
    if (Date.now() > until)
      throw new Error(
        `${page.url()} still loads: ${[...(watch?.open ?? [])].map((one) => one.url()).join(', ') || 'something says so'}`,
      )
    await page.waitForTimeout(20)
  }
}

/** A document that leaves while it is asked is not still: the one that comes is asked next. */
async function isStillNow(page: Page, isHeld: boolean): Promise<boolean> {
  try {
    return await page.evaluate(isStill, isHeld)
  } catch (fault) {
    if (
      fault instanceof Error &&
      /Execution context was destroyed|because of a navigation/.test(fault.message)
    )
      return false
    throw fault
  }
}

/** In the page: whether two frames passed in which nothing loaded or moved. */
async function isStill(isHeld: boolean): Promise<boolean> {
  const quiet = () =>
    // Between two parts of its code a page is empty, and waits for no answer either.
    document.querySelector('h1') !== null &&
    document.fonts.status === 'loaded' &&
    document.getAnimations().every((one) => {
      const { iterations } = one.effect?.getTiming() ?? {}
      return one.playState !== 'running' || iterations === Number.POSITIVE_INFINITY
    }) &&
    (isHeld || !document.querySelector('[aria-busy="true"], .skeleton'))
  for (let drawn = 0; drawn < 2; drawn++) {
    if (!quiet()) return false
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return quiet()
}

/** Opens a view and makes its state: the page then stands as it is to be looked at. */
export async function openView(page: Page, { path, before, act }: View): Promise<void> {
  await before?.(page)
  await page.goto(path)
  // What was answered otherwise from the start may never be there: the act knows what it waits for.
  if (!before) await shown(page)
  await act?.(page)
  await shown(page)
}

/** A view whose calls at this address are answered otherwise from the start. */
export function answering(calls: Calls, answer: Answer): Required<Pick<View, 'before' | 'act'>> {
  return {
    before: (page) => answerCalls(page, calls, answer),
    act: (page) => answerCame(page, answer),
  }
}

/** The same for a page that stands already: it is loaded anew. */
export async function answerWith(page: Page, calls: Calls, answer: Answer): Promise<void> {
  await answerCalls(page, calls, answer)
  await page.reload()
  await answerCame(page, answer)
}

async function answerCame(page: Page, answer: Answer): Promise<void> {
  if (answer === 'never') {
    // The screen itself, not the frame that waits for its code.
    await page.locator('h1').first().waitFor({ state: 'attached' })
    await page.locator('[aria-busy="true"], .skeleton').first().waitFor({ state: 'attached' })
    const watch = watches.get(page)
    if (watch) watch.held = true
  } else if (answer === 'failure') {
    // Said after the one other try.
    await page.locator('main').locator('[role=alert], .state-box').first().waitFor()
  }
}

/** As `answering`, by the path of a call of the portal's. */
export const answered = (path: string, kind: 'never' | 'failure') => answering(`/api/v1${path}`, kind)
