import './agreement.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSession } from '../../../membership/web/session/use-session.ts'
import { useNamedPlace } from '../../../web/forms/use-named-place.ts'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { wordsThatCount } from '../../agreement.ts'
import type { Agreement } from '../../statement.endpoints.ts'
import { AgreementAnswers } from './agreement-answers.tsx'
import { AgreementHistory } from './agreement-history.tsx'
import { AgreementWordLine } from './agreement-word.tsx'
import { type AgreementOf, useAgreement } from './use-agreement.ts'

/**
 * Whether the owner agrees with a year's transactions (spec, section 4): the answer in force, and the form to give one.
 */
export function AgreementCard({ of }: { of: AgreementOf }) {
  const { t } = useLingui()
  const agreement = useAgreement(of)
  const heading = useNamedPlace<HTMLHeadingElement>('agreement')
  const { year } = of
  const { trusted } = useSession()
  // The answer is the owner’s to give; where there is one, whom they trust reads it.
  if (trusted && !agreement.data?.data.current) return null
  return (
    <section className="card pad agreement" aria-labelledby="agreement">
      <header>
        <h2 id="agreement" ref={heading} className="title" tabIndex={-1}>
          <Trans>Do you agree with these transactions?</Trans>
        </h2>
        <p className="muted">
          <Trans>The answer covers all of {year}, whatever the filters show, and may be changed later.</Trans>
        </p>
      </header>
      {agreement.data ? (
        <Answered agreement={agreement.data.data} of={of} />
      ) : agreement.isError ? (
        <LoadError query={agreement} />
      ) : (
        <Loading label={t`Reading your answer`}>
          <div className="row wrap">
            <Skeleton width={190} height={46} radius={10} />
            <Skeleton width={210} height={46} radius={10} />
          </div>
        </Loading>
      )}
    </section>
  )
}

function Answered({ agreement, of }: { agreement: Agreement; of: AgreementOf }) {
  const { user, trusted } = useSession()
  const counting = wordsThatCount(agreement.history)
  const earlier = agreement.history.filter((word) => !counting.includes(word))
  return (
    <>
      {counting.map((word) => (
        <AgreementWordLine key={word.id} word={word} counts />
      ))}
      {(agreement.mayAnswer || user.isAdmin) && !trusted && (
        <AgreementAnswers agreement={agreement} of={of} />
      )}
      {earlier.length > 0 && <AgreementHistory words={earlier} />}
    </>
  )
}
