import './sign-first.css'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { monthNames, wholeNames } from '../../../finance/web/reports/month-name.ts'
import { Art } from '../../../web/ui/art.tsx'
import { buttonClass } from '../../../web/ui/button.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { ReportToSign } from '../../to-do.endpoints.ts'
import { TO_DO } from './to-do-place.ts'

interface SignedByYouProps {
  reports: readonly ReportToSign[]
  /** What is closed until then, and what still holds. */
  children: ReactNode
}

/** The owner has signed all, and the co-owners have not: the way to what waits, and what is closed meanwhile. */
export default function SignedByYou({ reports, children }: SignedByYouProps) {
  const language = useLanguage()
  const months = monthNames(reports, language)
  const [first] = reports
  if (!first) return null
  const who = wholeNames(first.waitsFor, language)
  return (
    <section className="todo" aria-labelledby={TO_DO}>
      <div className="must">
        <span className="arch">
          <Art name="lighthouse" hour="dawn" night eager />
        </span>
        <div>
          <p className="label">
            <Trans>Signed, and waiting</Trans>
          </p>
          <h2 id={TO_DO} tabIndex={-1}>
            <Plural
              value={reports.length}
              one={`The executive report of ${months} waits for ${who}`}
              other={`The executive reports of ${months} wait for ${who}`}
            />
          </h2>
          <p className="lead">
            <Trans>Your signature stands. The contract asks for the signature of each of its owners.</Trans>
          </p>
          <div className="row wrap">
            <Link to="/my-reports" search={{ view: 'reports' }} className={buttonClass()}>
              <Trans>See the report</Trans>
            </Link>
          </div>
          {children}
        </div>
      </div>
    </section>
  )
}
