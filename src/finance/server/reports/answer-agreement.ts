import { done, refused } from '../../../kernel/outcome.ts'
import { ownerOf, type Session } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { repeats } from '../../agreement.ts'
import type {
  Agreement,
  answerAgreement as answerCall,
  readAgreement as readCall,
} from '../../statement.endpoints.ts'
import { type AgreementFacts, addAgreement, lockOwnContract, readAgreementFacts } from './agreements.store.ts'

/** The owner's word on a year, with every word before it and what the club said. */
export const readAgreement: Deed<typeof readCall> = async ({ query }, { db, caller }) => {
  const { idContract, year } = query
  const facts = await readAgreementFacts(db, ownerOf(caller.session), idContract, year)
  return facts ? done({ data: agreementOf(facts, year, caller.session) }) : refused('NOT_FOUND')
}

/** Writes the owner's answer, unless it repeats the one in force. */
export const answerAgreement: Deed<typeof answerCall> = async ({ body }, { db, now, caller }) => {
  const { idContract, year, accepted } = body
  const ownerId = ownerOf(caller.session)
  if (!(await lockOwnContract(db, ownerId, idContract))) return refused('NOT_FOUND')
  const read = () => readAgreementFacts(db, ownerId, idContract, year)
  const before = await read()
  if (!before || before.count === 0) return refused('NOTHING_TO_AGREE')
  const answer = { accepted, comment: body.comment || null }
  if (repeats(before.history[0] ?? null, answer, before.newSince))
    return done({ data: agreementOf(before, year, caller.session) })
  await addAgreement(db, { contractId: idContract, year, ...answer, ownerId }, now)
  return done({ data: agreementOf((await read()) ?? before, year, caller.session) })
}

function agreementOf(
  { history, count, newSince }: AgreementFacts,
  year: number,
  session: Session,
): Agreement {
  const mayAnswer = session.ownerId !== null && count > 0
  return { year, current: history[0] ?? null, history, newSince, mayAnswer }
}
