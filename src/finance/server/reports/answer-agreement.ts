import { done, refused } from '../../../kernel/outcome.ts'
import { noteOwnMoney } from '../../../membership/server/desk-deeds.store.ts'
import { ownerOf, type Session } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { repeats, wordInForce, wordsThatCount } from '../../agreement.ts'
import type {
  Agreement,
  answerAgreement as answerCall,
  readAgreement as readCall,
} from '../../statement.endpoints.ts'
import { addAgreement, type FoundAgreement, lockOwnContract, readAgreementFacts } from './agreements.store.ts'

/** The owners' words on a year, the one in force, and what the club said. */
export const readAgreement: Deed<typeof readCall> = async ({ query }, { db, caller }) => {
  const { idContract, year } = query
  const facts = await readAgreementFacts(db, ownerOf(caller.session), idContract, year)
  return facts ? done({ data: agreementOf(facts, year, caller.session) }) : refused('NOT_FOUND')
}

/** Writes the owner's answer, unless it repeats the one of theirs that counts. */
export const answerAgreement: Deed<typeof answerCall> = async ({ body }, { db, now, caller }) => {
  const { idContract, year, accepted } = body
  const ownerId = ownerOf(caller.session)
  if (!(await lockOwnContract(db, ownerId, idContract))) return refused('NOT_FOUND')
  const read = () => readAgreementFacts(db, ownerId, idContract, year)
  const before = await read()
  if (!before || before.count === 0) return refused('NOTHING_TO_AGREE')
  const answer = { accepted, comment: body.comment || null }
  const own = wordsThatCount(before.history).find(({ by }) => by.idOwner === ownerId) ?? null
  if (repeats(own, answer)) return done({ data: agreementOf(before, year, caller.session) })
  await addAgreement(db, { contractId: idContract, year, ...answer, ownerId }, now)
  const deed = accepted ? 'acceptStatement' : 'rejectStatement'
  await noteOwnMoney(db, { deed, ownerId, contractId: idContract, id: year }, now)
  return done({ data: agreementOf((await read()) ?? before, year, caller.session) })
}

function agreementOf({ history, count }: FoundAgreement, year: number, session: Session): Agreement {
  const current = wordInForce(history)
  const mayAnswer = session.ownerId !== null && count > 0
  return { year, current, history, newSince: current?.newSince ?? 0, mayAnswer }
}
