import type { Day } from '../../../kernel/day.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { askingIn, mayUseBenefits } from '../../../membership/benefit-use.ts'
import type { Database } from '../../../server/database/database.ts'
import type { Session } from '../../../server/http/caller.ts'
import { type BenefitsOnDay, type WishedBenefit, wishedOn } from '../../waiting/wished-benefits.ts'
import { hasBenefits, readWishedBenefits, readYearsToUse } from './wait-benefits.store.ts'

/** The benefits that a wish is to have; null where those that it has stay. */
export type ChosenForWish = { benefits: readonly WishedBenefit[]; authorized: boolean } | null

/**
 * The benefits that somebody asks for with a wish: each once, of the contract's own. Whether they fit is looked at when its nights are
 * taken, and said before. The owner in person gives their word with it, one of the club's people does not, and somebody
 * trusted chooses none (spec, section 6). What is asked for anew as it was keeps the word that it has.
 */
export async function benefitsForWish(
  db: Database,
  {
    contractId,
    waitId,
    asked,
  }: { contractId: number; waitId: number | null; asked: readonly WishedBenefit[] | undefined },
  session: Session,
): Promise<Outcome<ChosenForWish, 'BENEFIT_NOT_FOUND' | 'BENEFIT_TWICE' | 'RESTRICTED_ACTION'>> {
  if (asked === undefined) return done(null)
  const before = waitId === null ? { benefits: [], authorized: false } : await readWishedBenefits(db, waitId)
  const isSame = waitId !== null && keyOf(asked) === keyOf(before.benefits)
  const asking = askingIn(session)
  const authorized = asked.length > 0 && mayUseBenefits(asking, 'decide')
  if (isSame && !authorized) return done(null)
  if (!isSame && !mayUseBenefits(asking, 'hold') && (asked.length > 0 || waitId !== null))
    return refused('RESTRICTED_ACTION')
  const ids = asked.map(({ idBenefit }) => idBenefit)
  if (new Set(ids).size < ids.length) return refused('BENEFIT_TWICE')
  if (!(await hasBenefits(db, contractId, ids))) return refused('BENEFIT_NOT_FOUND')
  return done({ benefits: asked, authorized })
}

const keyOf = (benefits: readonly WishedBenefit[]) =>
  benefits
    .map(({ idBenefit, quantity }) => `${idBenefit}:${quantity}`)
    .toSorted()
    .join()

/** What the benefits of a wish come to on the day that its nights begin, and whether they have their owner's word. */
export async function readUse(
  db: Database,
  { waitId, contractId, checkIn }: { waitId: number; contractId: number; checkIn: Day },
): Promise<BenefitsOnDay & { authorized: boolean }> {
  const { benefits, authorized } = await readWishedBenefits(db, waitId)
  if (benefits.length === 0) return { used: [], short: [], authorized }
  return { ...wishedOn(benefits, await readYearsToUse(db, contractId, checkIn)), authorized }
}
