import type { IncomingMessage } from 'node:http'
import type { StripeIntent, StripeSession } from './testing.shapes.ts'

/** How saved cards begin at the tests' Stripe. */
export const CARD_STATE = {
  /** What a saved card's bank says: it pays, thinks about it, or refuses with this code. */
  bank: 'pays' as 'pays' | 'thinks' | 'card_declined' | 'authentication_required' | 'resource_missing',
  /** Stripe takes the money, and its answer is lost on the way. */
  losesAnswer: false,
}

interface Parts {
  sessions: Map<string, StripeSession>
  intents: Map<string, StripeIntent>
  byKey: Map<string, string>
  state: typeof CARD_STATE
  clock: () => Date
  next: (letters: string) => string
}

/** Saved cards of the tests' Stripe: they are saved on a page, and pay by themselves as their bank says. */
export function savedCards({ sessions, intents, byKey, state, clock, next }: Parts) {
  /** Somebody saves a card on a page; the same in the answers and events of it. */
  function save(id: string): StripeSession {
    const session = sessions.get(id)
    if (!session) throw new Error(`No page ${id}`)
    const method = {
      id: next('pm'),
      object: 'payment_method',
      card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2031 },
    }
    const setup_intent = { id: next('seti'), status: 'succeeded', payment_method: method }
    const saved = { ...session, status: 'complete', customer: next('cus'), setup_intent } as const
    sessions.set(id, saved)
    return saved
  }

  /** A saved card pays by itself; the same key is the same payment. */
  function pay(
    form: URLSearchParams,
    key: string,
    request: IncomingMessage,
    send: (body: unknown, code?: number) => unknown,
  ) {
    const known = intents.get(byKey.get(key) ?? '')
    if (known) return send(known)
    if (state.bank === 'resource_missing')
      return send(
        { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such card' } },
        404,
      )
    const refused = state.bank === 'card_declined' || state.bank === 'authentication_required'
    const intent: StripeIntent = {
      id: next('pi'),
      object: 'payment_intent',
      created: Math.floor(clock().getTime() / 1000),
      status: refused ? 'requires_payment_method' : state.bank === 'thinks' ? 'processing' : 'succeeded',
      customer: form.get('customer'),
      last_payment_error: refused ? { code: state.bank } : null,
      amount_received: state.bank === 'pays' ? Number(form.get('amount')) : 0,
      currency: form.get('currency') ?? '',
      metadata: { reference: form.get('metadata[reference]') ?? '', by: form.get('metadata[by]') ?? '' },
      latest_charge: {
        id: next('ch'),
        amount_refunded: 0,
        payment_method_details: { card: { last4: '4242' } },
      },
    }
    intents.set(intent.id, intent)
    byKey.set(key, intent.id)
    if (state.losesAnswer) return request.socket.destroy()
    if (refused)
      return send(
        { error: { type: 'card_error', code: state.bank, message: 'Refused', payment_intent: intent } },
        402,
      )
    return send(intent)
  }

  return { save, pay }
}
