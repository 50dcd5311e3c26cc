import { accountsOf } from '../../../finance/account/whole-account.ts'
import { findAccount } from '../../../finance/server/account/account.store.ts'
import { todayIn } from '../../../kernel/day.ts'
import type { Words } from '../../../kernel/language.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { readOwnersContracts } from '../../../membership/server/contracts.store.ts'
import { DEED_WORDS, DESK_DEEDS, OTHER_DEED_WORDS } from '../../../membership/server/deed-words.ts'
import { OWN_MONEY_WORDS } from '../../../membership/server/money-deed-words.ts'
import { listTrusts } from '../../../membership/server/trusted/trusts.store.ts'
import { readBenefitsOn } from '../../../reservations/server/benefits/benefits.store.ts'
import type { Database } from '../../../server/database/database.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { say } from '../../../server/words.ts'
import { kindsOf } from '../../inbox/kinds.ts'
import type * as calls from '../../owner/owner.endpoints.ts'
import { LOG_PAGE, type OwnerAtDesk } from '../../owner/owner.endpoints.ts'
import { type OwnerPart, partsOf } from '../../owner/parts.ts'
import { findOfOwner } from '../inbox/inbox.store.ts'
import {
  findPerson,
  listMessagesAtDesk,
  listOrdersAtDesk,
  listRepairsAtDesk,
  listStaysAtDesk,
} from './owner.store.ts'
import { listOwnerLog } from './owner-log.store.ts'

/** All that whoever asks may know of an owner. */
export const readOwnerAtDesk: Deed<typeof calls.readOwnerAtDesk> = async ({ query }, { db, now, caller }) => {
  const { idOwner } = query
  const parts = partsOf(caller.session.roles)
  const has = (part: OwnerPart) => parts.includes(part)
  const person = await findPerson(db, idOwner)
  if (!person) return refused('NOT_FOUND')
  const [contracts, trusts, waiting, stays, requests] = await Promise.all([
    readContractsAtDesk(db, idOwner, has('stays'), now),
    listTrusts(db, idOwner, now),
    findOfOwner(db, kindsOf(caller.session.roles), idOwner, null, now),
    has('stays') ? listStaysAtDesk(db, idOwner, now) : null,
    has('requests') ? readRequests(db, idOwner, now) : null,
  ])
  const money = has('money') ? await readMoney(db, idOwner, contracts, now) : null
  const trusted = trusts
    .filter(({ endedAt }) => endedAt === null)
    .map(({ id, name, relation, scopes, lastDay, acceptedAt, invitedBy }) => ({
      id,
      name,
      relation,
      scopes,
      lastDay,
      accepted: acceptedAt !== null,
      invitedBy,
    }))
  return done({ data: { ...person, parts, contracts, trusted, waiting, stays, requests, money } })
}

async function readContractsAtDesk(
  db: Database,
  ownerId: number,
  withBalances: boolean,
  now: Date,
): Promise<OwnerAtDesk['contracts']> {
  const contracts = await readOwnersContracts(db, ownerId)
  return Promise.all(
    contracts.map(async ({ id, number, resortsid, resortsname, housingnumber, membershipcode, ...one }) => {
      const benefits = withBalances ? await readBenefitsOn(db, id, todayIn(one.zone, now)) : []
      return {
        id,
        number,
        idHotel: resortsid,
        hotel: resortsname,
        residence: housingnumber,
        membership: membershipcode,
        starts: one.starts,
        ends: one.ends,
        signing: one.signing ?? ('any' as const),
        coOwners: one.coOwners ?? [],
        balances: benefits.map(({ idBenefit, name, balance, granted, currency }) => ({
          idBenefit,
          name,
          left: balance,
          granted,
          currency: currency ?? null,
        })),
      }
    }),
  )
}

async function readRequests(
  db: Database,
  ownerId: number,
  now: Date,
): Promise<NonNullable<OwnerAtDesk['requests']>> {
  const [repairs, messages, orders] = await Promise.all([
    listRepairsAtDesk(db, ownerId, now),
    listMessagesAtDesk(db, ownerId),
    listOrdersAtDesk(db, ownerId),
  ])
  return { repairs, messages, orders }
}

/** What each contract owes and gets, as its owner's own account says it. */
async function readMoney(
  db: Database,
  ownerId: number,
  contracts: OwnerAtDesk['contracts'],
  now: Date,
): Promise<NonNullable<OwnerAtDesk['money']>> {
  const accounts = await Promise.all(
    contracts.map(async ({ id, number }) => {
      const books = await findAccount(db, ownerId, id, now)
      return (books ? accountsOf(books, now) : []).map((account) => ({
        contract: number,
        currency: account.currency,
        owedCents: account.owedCents,
        pastDueCents: account.pastDueCents,
        creditCents: account.creditCents,
        payoutCents: account.payoutCents,
      }))
    }),
  )
  return accounts.flat()
}

const OWN_MONEY: Readonly<Record<string, Words>> = OWN_MONEY_WORDS

/** A page of what was done by an owner and for them. */
export const readOwnerLog: Deed<typeof calls.readOwnerLog> = async ({ query }, { db, caller }) => {
  const { idOwner, page } = query
  if (!(await findPerson(db, idOwner))) return refused('NOT_FOUND')
  const entries = await listOwnerLog(db, {
    ownerId: idOwner,
    parts: { desk: caller.session.roles.includes('desk'), money: caller.session.roles.includes('finance') },
    moneyDeeds: DESK_DEEDS,
    most: LOG_PAGE + 1,
    skip: (page - 1) * LOG_PAGE,
  })
  const data = entries
    .slice(0, LOG_PAGE)
    .map((one) =>
      one.kind === 'deed'
        ? { ...one, what: say(DEED_WORDS[one.deed] ?? OTHER_DEED_WORDS, caller.screen) }
        : one.kind === 'money'
          ? { ...one, what: say(OWN_MONEY[one.deed] ?? OTHER_DEED_WORDS, caller.screen) }
          : one,
    )
  return done({ data, more: entries.length > LOG_PAGE })
}
