import { languageOf } from '../../../kernel/language.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { readHolders } from '../../../membership/server/holders.store.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { enqueueAll } from '../../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import type { answerRejection as answer, listRejections as list } from '../../desk.endpoints.ts'
import { readContractNames } from '../contract-names.store.ts'
import { FINANCE_MAILS } from '../mails.ts'
import { listOpenRejections, respond } from './rejections.store.ts'

/** The rejections that wait for the club. */
export const listRejections: Deed<typeof list> = async ({ query }, { db }) =>
  done({ data: await listOpenRejections(db, query.id) })

/** The club's answer to a rejection; the first one counts. Each of the contract's owners is told. */
export const answerRejection: Deed<typeof answer> = async (
  { body },
  { db, now, caller, config, afterCommit },
) => {
  const told = await respond(
    db,
    body.idAgreement,
    { response: body.response, adminId: caller.session.adminId ?? 0 },
    now,
  )
  if (told === 'missing') return refused('NOT_FOUND')
  if (told === 'answered') return refused('REJECTION_ANSWERED')
  if (told === 'superseded') return refused('REJECTION_SUPERSEDED')
  const { contractId, year, by } = told
  const contractOf = await readContractNames(db, [contractId])
  const link = `${config.publicUrl}/my-reports?view=statement&year=${year}`
  const who = `${by.name} ${by.lastname}`
  const mails = (await readHolders(db, [contractId])).map(({ ownerId, name, email, languageName }) => {
    const language = languageOf(languageName)
    const contract = contractOf(contractId)[language]
    return {
      kind:
        ownerId === by.idOwner
          ? ('rejection-answered' as const)
          : ('rejection-of-co-owner-answered' as const),
      recipient: email,
      language,
      content: { name, who, year: String(year), contract, response: body.response, link },
    }
  })
  await enqueueAll(db, FINANCE_MAILS, mails, now)
  afterCommit(wakeJobs)
  return done({ data: { answered: true } })
}
