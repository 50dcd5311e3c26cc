import * as z from 'zod/mini'
import { bilingual, id } from '../../kernel/check.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { CURRENCIES } from '../../kernel/money.ts'
import { MANDATE_FAULTS, MANDATE_PAYMENT_STATES } from './mandate.ts'
import { PAYMENT_STATES } from './payment.ts'

/** A payment that a saved card makes by itself; amounts in cents. */
const paymentOfCard = z.object({
  id: z.number(),
  concept: bilingual(),
  currency: z.enum(CURRENCIES),
  /** What it pays as things stand, and what its notice has said: something of the charge was paid, or is covered by credit, meanwhile. */
  cents: z.number(),
  toldCents: z.number(),
  due: z.string(),
  state: z.enum(MANDATE_PAYMENT_STATES),
  /** Until the day before it is due. */
  mayStop: z.boolean(),
  /** The payment that was begun for it, and how that stands. */
  idPayment: z.nullable(z.number()),
  paymentState: z.nullable(z.enum(PAYMENT_STATES)),
  fault: z.nullable(z.enum(MANDATE_FAULTS)),
})

const cardShape = z.object({
  /** Whether the club takes cards at all: where it does not, nothing is shown. */
  offered: z.boolean(),
  card: z.nullable(
    z.object({
      brand: z.string(),
      last4: z.string(),
      since: z.string(),
      /** Who gave it, and whether that is who asks; each owner of the contract may end it. */
      giver: z.string(),
      mine: z.boolean(),
    }),
  ),
  /** What it pays next, and what became of the last payments: the newest due day first. */
  payments: z.array(paymentOfCard),
})

const which = z.object({ idContract: id() })

/** The card that is saved for a contract, and what it pays. */
export const readSavedCard = endpoint({
  name: 'readSavedCard',
  group: 'finance',
  method: 'GET',
  path: '/ledger/card/',
  addition: true,
  access: { who: 'owner' },
  query: which,
  answer: z.object({ data: cardShape }),
  refusals: {},
})

/**
 * Opens the provider's page on which an owner saves a card for a contract. Asked again while it is open, it is the same page. A card
 * that is saved pays each charge on its due day; its owner is told seven days before.
 */
export const saveCard = endpoint({
  name: 'saveCard',
  toldAs: 'saved-card',
  group: 'finance',
  method: 'POST',
  path: '/ledger/card/',
  addition: true,
  access: { who: 'owner' },
  body: which,
  answer: z.object({ data: z.object({ link: z.string() }) }),
  /** CARD_SAVED: the contract has a card already; it is ended first. */
  refusals: { WAY_NOT_OFFERED: 409, CARD_SAVED: 409, PROVIDER_AWAY: 503 },
  stepUp: true,
  transaction: 'own',
})

/** Asks the provider whether the card has been saved, and takes what it says. */
export const askForCard = endpoint({
  name: 'askForCard',
  toldAs: 'saved-card',
  group: 'finance',
  method: 'POST',
  path: '/ledger/card/ask/',
  addition: true,
  access: { who: 'owner' },
  body: which,
  answer: z.object({ data: cardShape }),
  refusals: { PROVIDER_AWAY: 503 },
  transaction: 'own',
})

/** Ends a saved card, which each owner of its contract may: it pays nothing more, what was told is stopped, and the provider forgets it. A payment on its way goes on. NO_CARD: none is saved. */
export const endCard = endpoint({
  name: 'endCard',
  toldAs: 'saved-card',
  group: 'finance',
  method: 'POST',
  path: '/ledger/card/end/',
  addition: true,
  access: { who: 'owner' },
  body: which,
  answer: z.object({ data: cardShape }),
  refusals: { NO_CARD: 409 },
})

/** Stops one payment of a saved card, which each owner of its contract may, until the day before it is due; the charge stays open, and is paid by hand. */
export const stopCardPayment = endpoint({
  name: 'stopCardPayment',
  toldAs: 'saved-card',
  group: 'finance',
  method: 'POST',
  path: '/ledger/card/stop/',
  addition: true,
  access: { who: 'owner' },
  body: z.object({ idContract: id(), id: id() }),
  answer: z.object({ data: cardShape }),
  /** TOO_LATE_TO_STOP: its day has come, or it was paid meanwhile. */
  refusals: { TOO_LATE_TO_STOP: 409 },
})

export type SavedCard = z.output<typeof cardShape>
export type CardPayment = z.output<typeof paymentOfCard>
