import * as z from 'zod/mini'
import { bilingual, id, page } from '../../kernel/check.ts'
import { type AnswerOf, endpoint, TRUSTED_SCOPES } from '../../kernel/endpoint.ts'
import { CURRENCIES } from '../../kernel/money.ts'
import { RELATIONS } from '../../membership/relations.ts'
import { MAINTENANCE_STATUSES } from '../../property/maintenance.ts'
import { REPAIR_STAGES } from '../../property/repairs/repair.ts'
import { BOOKING_STATUSES } from '../../reservations/stay/booking.ts'
import { inboxRowShape } from '../inbox/inbox.endpoints.ts'
import { OWNER_PARTS } from './parts.ts'

/** The entries of a page of the log. */
export const LOG_PAGE = 20

const namedOwner = { idOwner: z.number(), name: z.string(), lastname: z.string() }

const contractShape = z.object({
  id: z.number(),
  number: z.string(),
  idHotel: z.number(),
  hotel: z.string(),
  residence: z.string(),
  membership: z.string(),
  starts: z.string(),
  ends: z.string(),
  /** Whose signature a report needs: that of any owner, or of all. */
  signing: z.enum(['any', 'all']),
  /** Who holds it too. */
  coOwners: z.array(z.object(namedOwner)),
  /** What is left today of the nights and benefits of the year that runs; none for who does not see stays. */
  balances: z.array(
    z.object({
      idBenefit: z.number(),
      name: bilingual(),
      /** Nights and times as they are; money in cents of `currency`. */
      left: z.number(),
      granted: z.number(),
      currency: z.nullable(z.enum(CURRENCIES)),
    }),
  ),
})

const stayShape = z.object({
  id: z.number(),
  code: z.string(),
  idHotel: z.number(),
  hotel: z.string(),
  /** The kind of residence, and the one that it was placed in; null while it is not placed. */
  room: bilingual(),
  residence: z.nullable(z.string()),
  checkIn: z.string(),
  checkOut: z.string(),
  adults: z.number(),
  children: z.number(),
  occupant: z.enum(['owner', 'guest']),
  status: z.enum(BOOKING_STATUSES),
  /** It came or went in a trade with another owner: the other's stay, by its reference. */
  traded: z.nullable(z.object({ way: z.enum(['given', 'received']), code: z.string() })),
  /** Whether it is over, or given up. */
  over: z.boolean(),
})

const amount = z.number()

/**
 * All that the club knows of an owner, on one page. What is not of the roles of whoever asks is null: finance alone sees no
 * stays, the desk alone no money (`parts` says which there are).
 */
export const readOwnerAtDesk = endpoint({
  name: 'readOwnerAtDesk',
  group: 'desk',
  method: 'GET',
  path: '/desk/owner/',
  access: { who: 'office' },
  query: z.object({ idOwner: id() }),
  answer: z.object({
    data: z.object({
      ...namedOwner,
      email: z.string(),
      phone: z.nullable(z.string()),
      language: z.enum(['en', 'es']),
      /** Whether the account is open; the club may have closed it, or somebody locked it. */
      active: z.boolean(),
      locked: z.boolean(),
      /** Whether an executive report waits for the signature. */
      restricted: z.boolean(),
      parts: z.array(z.enum(OWNER_PARTS)),
      contracts: z.array(contractShape),
      /** Whom they let in today. */
      trusted: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          relation: z.enum(RELATIONS),
          scopes: z.array(z.enum(TRUSTED_SCOPES)),
          lastDay: z.nullable(z.string()),
          /** Whether the invitation was taken. */
          accepted: z.boolean(),
          /** The co-owner who invited them; null where it was the owner. */
          invitedBy: z.nullable(z.string()),
        }),
      ),
      /** What of theirs waits for whoever asks, what lapses first at the top. */
      waiting: z.array(inboxRowShape),
      stays: z.nullable(z.object({ data: z.array(stayShape), total: z.number() })),
      requests: z.nullable(
        z.object({
          /** The latest repairs, messages and orders. */
          repairs: z.array(
            z.object({
              id: z.number(),
              code: z.string(),
              residence: z.string(),
              words: z.string(),
              status: z.enum(MAINTENANCE_STATUSES),
              /** Where it stands as a job; null before it is one. */
              stage: z.nullable(z.enum(REPAIR_STAGES)),
              at: z.string(),
            }),
          ),
          messages: z.array(
            z.object({
              id: z.number(),
              subject: z.string(),
              words: z.string(),
              at: z.string(),
              answer: z.nullable(z.string()),
              answeredAt: z.nullable(z.string()),
            }),
          ),
          orders: z.array(
            z.object({
              id: z.number(),
              number: z.string(),
              hotel: z.string(),
              names: z.array(bilingual()),
              firstDay: z.nullable(z.string()),
              at: z.string(),
              cancelled: z.boolean(),
            }),
          ),
        }),
      ),
      /** By contract and currency, in cents. */
      money: z.nullable(
        z.array(
          z.object({
            contract: z.string(),
            currency: z.enum(CURRENCIES),
            owedCents: amount,
            pastDueCents: amount,
            creditCents: amount,
            payoutCents: amount,
          }),
        ),
      ),
    }),
  }),
  refusals: {},
  addition: true,
})

/**
 * What was done by an owner and for them, the latest first. What was done with money, with its sum, is told to finance only, and finance alone
 * is told nothing else.
 */
export const readOwnerLog = endpoint({
  name: 'readOwnerLog',
  group: 'desk',
  method: 'GET',
  path: '/desk/owner/log/',
  access: { who: 'inbox' },
  query: z.object({ idOwner: id(), page: z._default(page(), 1) }),
  answer: z.object({
    data: z.array(
      z.object({
        kind: z.enum(['deed', 'money', 'stay', 'repair', 'message']),
        id: z.number(),
        /** An instant in UTC. */
        at: z.string(),
        by: z.enum(['owner', 'trusted', 'club', 'clockwork']),
        who: z.nullable(z.string()),
        /** The deed's name: `request-booking`, `created`, `written`. */
        deed: z.string(),
        from: z.nullable(z.enum(BOOKING_STATUSES)),
        to: z.nullable(z.enum(BOOKING_STATUSES)),
        /** The code of the stay or repair, a message's subject, a deed in a sentence as its owner reads it. */
        what: z.string(),
        /** How much it was about, in cents of the currency, and on which contract; null where it was about no sum or no one contract. */
        cents: z.nullable(z.number()),
        currency: z.nullable(z.enum(CURRENCIES)),
        contract: z.nullable(z.string()),
      }),
    ),
    /** Whether there are older ones. */
    more: z.boolean(),
  }),
  refusals: {},
  addition: true,
})

export type OwnerAtDesk = AnswerOf<typeof readOwnerAtDesk>['data']
export type OwnerStay = NonNullable<OwnerAtDesk['stays']>['data'][number]
export type OwnerRequests = NonNullable<OwnerAtDesk['requests']>
export type OwnerMoney = NonNullable<OwnerAtDesk['money']>[number]
export type OwnerLogEntry = AnswerOf<typeof readOwnerLog>['data'][number]
