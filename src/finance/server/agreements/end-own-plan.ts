import { languageOf } from '../../../kernel/language.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { noteOwnMoney } from '../../../membership/server/desk-deeds.store.ts'
import { findContract } from '../../../membership/server/own-contract.store.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { enqueue } from '../../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import type { endOwnPlan as call } from '../../account/plans.endpoints.ts'
import { readPayer } from '../account/payer.store.ts'
import { PAYMENT_MAILS } from '../account/payment-mails.ts'
import { lockPlan, readSigner } from '../account/plans.store.ts'
import { endRunningPlan } from './end-running-plan.ts'

/** An owner of the contract ends a plan; they and whoever signed it have a mail with what that came to. */
export const endOwnPlan: Deed<typeof call> = async ({ body }, { db, now, caller, config, afterCommit }) => {
  const ownerId = ownerOf(caller.session)
  const { idContract, idPlan, dueCents } = body
  if (!(await findContract(db, ownerId, idContract))) return refused('NOT_FOUND')
  const plan = await lockPlan(db, idPlan)
  if (plan?.contractId !== idContract) return refused('NOT_FOUND')
  const ended = await endRunningPlan(
    db,
    plan,
    { by: { ownerId, adminId: null, reason: null }, dueCents },
    now,
  )
  if (!ended.ok) return ended
  const { feeBackCents, feeKeptCents } = ended.value
  const money = (cents: number) => `${formatMoney({ cents, currency: plan.currency })} ${plan.currency}`
  const sum = { cents: dueCents, currency: plan.currency }
  await noteOwnMoney(db, { deed: 'endOwnPlan', ownerId, contractId: idContract, id: idPlan, sum }, now)
  const who = await readPayer(db, { ownerId, contractId: idContract })
  const signer = await readSigner(db, idPlan)
  const told = [{ ...who, by: 'you' }]
  if (signer.ownerId !== ownerId) told.push({ ...who, ...signer, by: `${who.name} ${who.lastname}` })
  for (const { name, email, languageName, by } of told)
    await enqueue(
      db,
      PAYMENT_MAILS,
      {
        kind: 'payment-plan-ended-by-owner',
        recipient: email,
        language: languageOf(languageName),
        content: {
          name,
          by,
          number: plan.number,
          amount: money(dueCents),
          fee: money(feeBackCents),
          kept: feeKeptCents > 0 ? money(feeKeptCents) : 'none',
          idContract,
          currency: plan.currency,
          link: `${config.publicUrl}/my-reports?contract=${idContract}&pay=${plan.currency}`,
        },
      },
      now,
    )
  afterCommit(wakeJobs)
  return done({ data: { dueCents, feeBackCents } })
}
