import { useLingui } from '@lingui/react'
import { useLanguage } from '../../../web/words.ts'
import type { RepairJob } from '../../repairs/repair.shape.ts'
import { REPAIR_SENTENCES, repairFacts, repairValues } from '../../repairs/sentence.ts'

/** What the owner reads of a repair: where it stands, in a sentence. */
export function JobSentence({ job, zone }: { job: RepairJob; zone: string }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const { id, message } = REPAIR_SENTENCES[job.stage]
  return <>{i18n._(id, repairValues(repairFacts(job, zone, new Date()), language), { message })}</>
}
