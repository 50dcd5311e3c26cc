import { Plural, Trans } from '@lingui/react/macro'
import { todayIn } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { useContract, useSession } from '../../../membership/web/session/use-session.ts'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { useLanguage } from '../../../web/words.ts'
import { type AgreementOf, useAgreement } from './use-agreement.ts'

/** Beside the sums, in a line: whether the owner has agreed, and the way down to the answer. */
export function AgreementGlance({ of }: { of: AgreementOf }) {
  const language = useLanguage()
  const { zone } = useContract()
  const { trusted } = useSession()
  const { data, isError } = useAgreement(of)
  if (isError) return null
  if (!data) {
    return (
      <div className="agreement-glance" aria-hidden>
        <Skeleton width={290} height={19} />
      </div>
    )
  }
  const { current, newSince, mayAnswer } = data.data
  if (trusted && !current) return null
  const day = current && dayInWords(todayIn(zone, new Date(current.answeredAt)), language)
  return (
    <p className="small muted agreement-glance">
      <span>
        {!current ? (
          <Trans>These transactions wait for an answer.</Trans>
        ) : newSince > 0 ? (
          <Plural
            value={newSince}
            one="# transaction came after the last answer."
            other="# transactions came after the last answer."
          />
        ) : current.accepted ? (
          <Trans>Accepted on {day}.</Trans>
        ) : (
          <Trans>Rejected on {day}.</Trans>
        )}
      </span>{' '}
      <a className="link" href="#agreement">
        {mayAnswer && (!current || newSince > 0) ? (
          <Trans>Answer below</Trans>
        ) : (
          <Trans>See the answer</Trans>
        )}
      </a>
    </p>
  )
}
