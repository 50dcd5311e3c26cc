import type { CDPSession, Page } from 'playwright-core'

/** What a call told, as it came: a view changes of it what it shows, and types it no further. */
// biome-ignore lint/suspicious/noExplicitAny: answers of every call, of which a view names one field or two
export type WireBody = any

/**
 * What a call is answered with in place of the portal's own answer: never, with a failure, with this body, with an answer
 * that has a status of its own, or with what this makes of the portal's body.
 */
export type Answer = 'never' | 'failure' | Response | object | ((body: WireBody) => object)

/** Which calls: those whose address fits, or has this in it. */
export type Calls = string | RegExp

interface Hearing {
  session: CDPSession
  answers: { calls: Calls; answer: Answer }[]
}

const hearings = new WeakMap<Page, Promise<Hearing>>()
const JSON_TYPE = [{ name: 'content-type', value: 'application/json' }]
const FAILURE = { status: false, code: 'SOMETHING_FAILED', message: 'Something failed.' }

/**
 * From now on a page's calls are answered otherwise; of two answers that fit a call the later one counts. Not by `page.route`,
 * which empties the browser's cache and hands over every program of the page as well: a load then takes twice the time of a processor.
 */
export async function answerCalls(page: Page, calls: Calls, answer: Answer): Promise<void> {
  const known = hearings.get(page) ?? hear(page)
  hearings.set(page, known)
  const { session, answers } = await known
  answers.unshift({ calls, answer })
  if (answers.length === 1) await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] })
}

/** The portal answers all of a page's calls again. */
export async function answerAsUsual(page: Page): Promise<void> {
  const hearing = await hearings.get(page)
  if (!hearing || hearing.answers.length === 0) return
  hearing.answers.length = 0
  await hearing.session.send('Fetch.disable')
}

async function hear(page: Page): Promise<Hearing> {
  const session = await page.context().newCDPSession(page)
  const answers: Hearing['answers'] = []
  session.on('Fetch.requestPaused', async ({ requestId, request, responseStatusCode: status }) => {
    const found = answers.find(({ calls }) =>
      typeof calls === 'string' ? request.url.includes(calls) : calls.test(request.url),
    )
    try {
      if (!found) await session.send('Fetch.continueRequest', { requestId })
      else if (typeof found.answer !== 'function') await fulfil(session, requestId, found.answer)
      else if (status === undefined)
        await session.send('Fetch.continueRequest', { requestId, interceptResponse: true })
      else {
        const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId })
        const told = JSON.parse(Buffer.from(body, base64Encoded ? 'base64' : 'utf8').toString())
        await fulfil(session, requestId, Response.json(found.answer(told), { status }))
      }
    } catch {
      // The page was left meanwhile, and its call with it.
    }
  })
  return { session, answers }
}

async function fulfil(
  session: CDPSession,
  requestId: string,
  answer: Exclude<Answer, (body: never) => object>,
): Promise<void> {
  if (answer === 'never') return
  const told =
    answer instanceof Response
      ? answer.clone()
      : answer === 'failure'
        ? Response.json(FAILURE, { status: 500 })
        : Response.json(answer)
  await session.send('Fetch.fulfillRequest', {
    ...{ requestId, responseCode: told.status, responseHeaders: JSON_TYPE },
    body: Buffer.from(await told.arrayBuffer()).toString('base64'),
  })
}
