import { done, refused } from '../../../kernel/outcome.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type { readPlanFile as call } from '../../account/plans.endpoints.ts'
import { press } from '../pdf/press.ts'
import { agreementFileName, writeAgreement } from './agreement-paper.ts'
import { findAgreement } from './agreements.store.ts'

/** An agreement's PDF: the sealed file; until it is there a copy that says that the seal is on its way. */
export const readPlanFile: Deed<typeof call> = async ({ query }, { db, caller, config, files }) => {
  const whose = { ownerId: ownerOf(caller.session), contractId: query.idContract }
  const facts = await findAgreement(db, query.id, whose)
  if (!facts) return refused('NOT_FOUND')
  const file = { name: agreementFileName(facts), mediaType: 'application/pdf', inline: true }
  if (facts.sealedFileKey) return done({ ...file, content: await files.read(facts.sealedFileKey) })
  const made = await press({ paper: writeAgreement(facts, config) })
  return made.ok ? done({ ...file, content: made.value }) : refused('REPORT_FILE_NOT_MADE')
}
