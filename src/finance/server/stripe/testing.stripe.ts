import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { CARD_STATE, savedCards } from './testing.saved-cards.ts'
import type { StripeIntent, StripeRefund, StripeSession } from './testing.shapes.ts'

/** What the tests' Stripe signs with, and the keys that go with it. */
export const STRIPE_SECRET = 'whsec_testing0testing0testing0'
export const stripeEnv = (api: string) => ({
  STRIPE_SECRET_KEY: 'sk_test_testing0testing0',
  STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
  STRIPE_API_URL: api,
})

/** Stripe on loopback: it answers the calls that the portal makes in the recorded shapes of the real one, and signs as the real one does. */
export async function openStripe(clock: () => Date = () => new Date()) {
  const sessions = new Map<string, StripeSession>()
  const intents = new Map<string, StripeIntent>()
  const refunds = new Map<string, StripeRefund>()
  const byKey = new Map<string, string>()
  const sent = new Map<string, string>()
  const calls: string[] = []
  const state = { away: false, refundStatus: 'succeeded', ...CARD_STATE }
  const forgotten: string[] = []
  let number = 0
  const next = (letters: string) => {
    number += 1
    return `${letters}_test_${String(number).padStart(4, '0')}`
  }

  const cards = savedCards({ sessions, intents, byKey, state, clock, next })

  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = new URL(request.url ?? '/', url)
    calls.push(`${request.method} ${path.pathname}`)
    const send = (body: unknown, code = 200) =>
      response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const page = /^\/page\/(\w+)$/.exec(path.pathname)
    if (page) return hostedPage(page[1] ?? '', request, response)
    if (state.away) return request.socket.destroy()
    if (!String(request.headers.authorization).includes('sk_test_'))
      return send({ error: { message: 'Who?' } }, 401)
    const form = new URLSearchParams(await bodyOf(request))
    const key = request.headers['idempotency-key']
    // An idempotency key, as at the real one: a key that comes again with other parameters is refused.
    if (typeof key === 'string') {
      if ((sent.get(key) ?? form.toString()) !== form.toString())
        return send(
          { error: { type: 'idempotency_error', message: 'Keys go with the same parameters' } },
          400,
        )
      sent.set(key, form.toString())
    }
    const once = <T extends { id: string }>(kept: Map<string, T>, make: () => T) => {
      const known = typeof key === 'string' ? byKey.get(key) : undefined
      const one = (known && kept.get(known)) || make()
      kept.set(one.id, one)
      if (typeof key === 'string') byKey.set(key, one.id)
      return send(one)
    }
    if (path.pathname === '/v1/checkout/sessions') return once(sessions, () => newSession(form))
    const [, id, deed] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path.pathname) ?? []
    const session = id ? sessions.get(id) : undefined
    if (session && deed) {
      if (session.status !== 'open')
        return send({ error: { type: 'invalid_request_error', message: 'Only open sessions expire' } }, 400)
      session.status = 'expired'
      return send(session)
    }
    if (session)
      return send({ ...session, payment_intent: intents.get(session.payment_intent ?? '') ?? null })
    if (path.pathname === '/v1/refunds') return once(refunds, () => newRefund(form))
    if (path.pathname === '/v1/payment_intents' && request.method === 'POST')
      return cards.pay(form, typeof key === 'string' ? key : '', request, send)
    const detached = /^\/v1\/payment_methods\/(\w+)\/detach$/.exec(path.pathname)?.[1]
    if (detached) {
      forgotten.push(detached)
      return send({ id: detached, object: 'payment_method', customer: null })
    }
    const payer = path.searchParams.get('customer')
    if (path.pathname === '/v1/payment_intents' && payer) {
      const data = [...intents.values()].filter(({ customer }) => customer === payer)
      return send({ object: 'list', data, has_more: false, url: '/v1/payment_intents' })
    }
    if (path.pathname === '/v1/payment_intents') {
      const from = Number(path.searchParams.get('created[gte]'))
      const until = Number(path.searchParams.get('created[lt]'))
      const data = [...intents.values()].filter(({ created }) => created >= from && created < until)
      return send({ object: 'list', data, has_more: false, url: '/v1/payment_intents' })
    }
    return send({ error: { type: 'invalid_request_error', message: `No ${path.pathname}` } }, 404)
  }

  function newSession(form: URLSearchParams): StripeSession {
    const id = next('cs')
    return {
      id,
      object: 'checkout.session',
      mode: form.get('mode') ?? 'payment',
      customer: null,
      setup_intent: null,
      client_reference_id: form.get('client_reference_id') ?? '',
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      url: `${url}/page/${id}`,
      success_url: form.get('success_url') ?? '',
      cancel_url: form.get('cancel_url') ?? '',
    }
  }

  function newRefund(form: URLSearchParams): StripeRefund {
    const intent = intents.get(form.get('payment_intent') ?? '')
    const amount = Number(form.get('amount'))
    if (intent && state.refundStatus === 'succeeded') intent.latest_charge.amount_refunded += amount
    return {
      id: next('re'),
      object: 'refund',
      amount,
      currency: intent?.currency ?? 'usd',
      payment_intent: intent?.id ?? '',
      status: state.refundStatus,
      metadata: { refund: form.get('metadata[refund]') ?? '' },
    }
  }

  /** Somebody pays on a page; with other figures than it asked for where a test says so. */
  function pay(id: string, figures: { cents?: number; currency?: string } = {}): StripeSession {
    const session = sessions.get(id)
    if (!session) throw new Error(`No page ${id}`)
    const intent: StripeIntent = {
      id: next('pi'),
      object: 'payment_intent',
      created: Math.floor(clock().getTime() / 1000),
      status: 'succeeded',
      customer: null,
      last_payment_error: null,
      amount_received: figures.cents ?? session.amount_total,
      currency: figures.currency ?? session.currency,
      metadata: { reference: session.client_reference_id },
      latest_charge: {
        id: next('ch'),
        amount_refunded: 0,
        payment_method_details: { card: { last4: '4242' } },
      },
    }
    intents.set(intent.id, intent)
    const { amount_received: amount_total, currency } = intent
    const paid = {
      ...session,
      status: 'complete',
      payment_status: 'paid',
      payment_intent: intent.id,
      amount_total,
      currency,
    } as const
    sessions.set(id, paid)
    return paid
  }

  /** The page for a browser: one button that pays and goes back, and a link that does not. */
  async function hostedPage(id: string, request: IncomingMessage, response: ServerResponse) {
    const session = sessions.get(id)
    if (!session) return response.writeHead(404).end()
    if (request.method === 'POST' && session.mode === 'setup') {
      const saved = session.setup_intent ? session : cards.save(id)
      await told?.(eventOf('checkout.session.completed', saved))
      return response.writeHead(303, { location: saved.success_url }).end()
    }
    if (request.method === 'POST') {
      const paid = session.payment_status === 'paid' ? session : pay(id)
      await told?.(eventOf('checkout.session.completed', paid))
      return response.writeHead(303, { location: paid.success_url }).end()
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    if (session.mode === 'setup')
      return response.end(
        '<!doctype html><html lang="en"><title>Save a card</title><h1>Save a card</h1>' +
          `<form method="post"><button>Save</button></form><a href="${session.cancel_url}">Back</a></html>`,
      )
    return response.end(
      `<!doctype html><html lang="en"><title>Pay</title><h1>${(session.amount_total / 100).toFixed(2)}</h1>` +
        `<form method="post"><button>Pay</button></form><a href="${session.cancel_url}">Back</a></html>`,
    )
  }

  let told: ((message: SignedMessage) => Promise<unknown>) | undefined
  /** An event as Stripe sends it, with its signature at a moment. */
  function eventOf(type: string, object: object, id = next('evt')): SignedMessage {
    const created = Math.floor(clock().getTime() / 1000)
    const payload = JSON.stringify({
      id,
      object: 'event',
      api_version: '2025-01-01',
      created,
      type,
      data: { object },
    })
    return { payload, signature: signStripe(payload, clock()) }
  }

  return {
    url,
    calls,
    state,
    sessions,
    intents,
    forgotten,
    pay,
    saveCard: cards.save,
    eventOf,
    /** Where the page tells what was paid on it. */
    tell: (to: (message: SignedMessage) => Promise<unknown>) => {
      told = to
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

interface SignedMessage {
  payload: string
  signature: string
}

/** The header of a message, made by the library itself. */
export function signStripe(payload: string, at: Date, secret = STRIPE_SECRET): string {
  return Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(at.getTime() / 1000),
  })
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}
