import { randomBytes } from 'node:crypto'
import { done, type Refusal, refused } from '../../../kernel/outcome.ts'
import { hashOfToken } from '../../../server/http/caller.ts'
import type { Deed, SignedContext } from '../../../server/http/handle.ts'
import { accountName } from '../../../server/http/security-log.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import type * as calls from '../../desk.endpoints.ts'
import { askableOf, isRightAnswer, LEAST_RIGHT, LOSS_WAITS_HOURS, MOST_TRIES } from '../../lost-factor.ts'
import { findFactor } from '../factor/factor.store.ts'
import { knownOfOwner } from './known.store.ts'
import * as store from './losses.store.ts'
import { tellOfLoss } from './tell-of-loss.ts'

/** What is open, with what can be asked of each owner; no right answer leaves the server. */
export const listLosses: Deed<typeof calls.listLosses> = async ({ query }, { db, now }) => {
  const rows = await store.listOpenLosses(db, now, query.id)
  const data = []
  for (const { ownerId, at, dueAt, name, lastname, email, phone, phoneBefore, answers, ...row } of rows) {
    const questions = askableOf(await knownOfOwner(db, ownerId, now)).map((question) => {
      const answer = answers.find((one) => one.question === question)
      const triesLeft = answer?.isRight ? 0 : MOST_TRIES - (answer?.tries ?? 0)
      return { question, triesLeft, isRight: answer?.isRight ?? null }
    })
    const owner = { name, lastname, email, phone, phoneBefore }
    data.push({
      ...row,
      at: at.toISOString(),
      goesAt: dueAt?.toISOString() ?? null,
      owner,
      questions,
    })
  }
  return done({ data })
}

/** Somebody of the desk writes down what an owner says who calls; the owner is told of it. */
export const openLoss: Deed<typeof calls.openLoss> = async ({ body }, context) => {
  const { db, now, caller, afterCommit } = context
  const acting = actingNot(context)
  if (acting) return acting
  const ownerId = body.idOwner
  const { adminId } = caller.session
  const id = await store.insertLoss(db, { ownerId, adminId, now })
  if (id !== null) {
    await tellOfLoss(db, ownerId, 'factor-lost-noted', { now, adminId })
    afterCommit(wakeJobs)
    return done({ data: { id } })
  }
  const open = await store.findOpenLoss(db, ownerId)
  if (open) return done({ data: { id: open.id } })
  const factor = await findFactor(db, { kind: 'owner', id: ownerId })
  return refused(factor?.isOn ? 'LOSS_TOO_OFTEN' : 'NO_FACTOR')
}

/** Compares what was said. The attempt counts whatever it was. */
export const answerLoss: Deed<typeof calls.answerLoss> = async ({ body }, context) => {
  const { db, now, caller } = context
  const acting = actingNot(context)
  if (acting) return acting
  const { idLoss, question, said } = body
  const loss = await store.holdLoss(db, idLoss)
  if (loss === null) return refused('NOT_FOUND')
  if (loss === 'ended' || loss.isGranted) return refused('DECIDED_MEANWHILE')
  const known = await knownOfOwner(db, loss.ownerId, now)
  if (!askableOf(known).includes(question)) return refused('NOT_FOUND')
  const isRight = isRightAnswer(question, said, known)
  const adminId = caller.session.adminId ?? 0
  const kept = await store.keepLossAnswer(db, { lossId: idLoss, question, isRight, adminId, now })
  if (!kept) return refused('QUESTION_USED_UP')
  return done({ data: { isRight, triesLeft: isRight ? 0 : kept.triesLeft } })
}

/** The factor goes in 24 hours; the owner is told at once, with the link that stops it. */
export const grantLoss: Deed<typeof calls.grantLoss> = async ({ body }, context) => {
  const { db, now, caller, config, afterCommit, tellSecurity } = context
  const acting = actingNot(context)
  if (acting) return acting
  const loss = await store.holdLoss(db, body.idLoss)
  if (loss === null) return refused('NOT_FOUND')
  if (loss === 'ended' || loss.isGranted) return refused('DECIDED_MEANWHILE')
  if (loss.right < LEAST_RIGHT) return refused('TOO_FEW_RIGHT', { least: LEAST_RIGHT })
  const token = randomBytes(32).toString('base64url')
  const adminId = caller.session.adminId ?? 0
  const dueAt = new Date(now.getTime() + LOSS_WAITS_HOURS * 3_600_000)
  await store.saveGranted(db, loss.id, {
    reason: body.reason,
    adminId,
    stopHash: hashOfToken(token),
    dueAt,
    now,
  })
  const link = `${config.publicUrl}/not-me?loss=${token}`
  await tellOfLoss(db, loss.ownerId, 'factor-lost-granted', { now, adminId, link })
  afterCommit(wakeJobs)
  tellSecurity('factor-changed', {
    of: accountName({ kind: 'owner', id: loss.ownerId }),
    reason: 'factor-lost-granted',
  })
  return done({ data: { done: true } })
}

/** The factor stays, and the owner is told: whoever called may have been somebody else. */
export const declineLoss: Deed<typeof calls.declineLoss> = async ({ body }, context) => {
  const { db, now, caller, afterCommit } = context
  const acting = actingNot(context)
  if (acting) return acting
  const loss = await store.holdLoss(db, body.idLoss)
  if (loss === null) return refused('NOT_FOUND')
  if (loss === 'ended') return refused('DECIDED_MEANWHILE')
  const adminId = caller.session.adminId ?? 0
  await store.saveDeclined(db, loss.id, { reason: body.reason, adminId, now })
  await tellOfLoss(db, loss.ownerId, 'factor-lost-declined', { now, adminId })
  afterCommit(wakeJobs)
  return done({ data: { done: true } })
}

/** Nobody opens an account while acting in an owner's name: it would look like that owner's own deed. */
function actingNot({ caller }: SignedContext): Refusal<'RESTRICTED_ACTION'> | null {
  return caller.session.actingOwnerId === null ? null : refused('RESTRICTED_ACTION')
}
