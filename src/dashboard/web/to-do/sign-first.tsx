import './sign-first.css'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import CircleCheck from 'lucide-react/icons/circle-check'
import Lock from 'lucide-react/icons/lock'
import Signature from 'lucide-react/icons/signature'
import { lazy, Suspense } from 'react'
import { monthNames, wholeNames } from '../../../finance/web/reports/month-name.ts'
import { ReportPdf } from '../../../finance/web/reports/report-pdf.tsx'
import { rangeInWords } from '../../../kernel/day-words.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { useContract, useSession } from '../../../membership/web/session/use-session.ts'
import type { Booking } from '../../../reservations/reservations.endpoints.ts'
import { Art } from '../../../web/ui/art.tsx'
import { buttonClass } from '../../../web/ui/button.tsx'
import { useLanguage } from '../../../web/words.ts'
import { closedAreas } from '../../closed-areas.ts'
import type { ReportToSign } from '../../to-do.endpoints.ts'
import { useAreaNames } from './area-names.ts'
import { TO_DO } from './to-do-place.ts'

/** Few contracts have several owners: what their homes say comes by itself. */
const SignedByYou = lazy(() => import('./signed-by-you.tsx'))

interface SignFirstProps {
  /** The reports that wait, the oldest first; at least one. */
  reports: readonly ReportToSign[]
  /** The next stay, once it is known: it holds. */
  stay: Booking | null
}

/** A report that waits for the signature locks the rest: it is the one thing, with what is closed and what still holds. */
export function SignFirst({ reports, stay }: SignFirstProps) {
  const { user, actingFor } = useSession()
  const months = monthNames(
    reports.filter(({ waitsFor }) => waitsFor.length === 0),
    useLanguage(),
  )
  // What the owner has to sign comes before what only the co-owners still have to.
  const open = reports.filter(({ waitsFor }) => waitsFor.length === 0)
  const [oldest] = open
  const name = actingFor?.name ?? ''
  if (!oldest)
    return (
      <Suspense>
        <SignedByYou reports={reports}>
          <Closed stay={stay} />
        </SignedByYou>
      </Suspense>
    )
  return (
    <section className="todo" aria-labelledby={TO_DO}>
      <div className="must">
        <span className="arch">
          <Art name="lighthouse" hour="dawn" night eager />
        </span>
        <div>
          <p className="label">
            {user.isAdmin ? <Trans>For {name} to do</Trans> : <Trans>For you to do</Trans>}
          </p>
          <h2 id={TO_DO} tabIndex={-1}>
            <Plural
              value={open.length}
              one={`Sign the executive report of ${months}`}
              other={`Sign the executive reports of ${months}`}
            />
          </h2>
          <p className="lead">
            {open.length === 1 ? (
              <Balance report={oldest} />
            ) : (
              <Trans>The oldest comes first, and each leads on to the next.</Trans>
            )}{' '}
            {user.isAdmin ? (
              <Trans>Only the owner can sign it: please ask {name} to.</Trans>
            ) : (
              <Trans>You can read it here and sign it at the end.</Trans>
            )}
          </p>
          <div className="row wrap">
            <Link
              to="/my-reports"
              search={{ view: 'reports', ...(!user.isAdmin && { sign: oldest.idReport, back: '/home' }) }}
              className={buttonClass()}
            >
              {user.isAdmin ? (
                <Trans>See the report</Trans>
              ) : (
                <>
                  <Signature className="icon-small" aria-hidden />
                  <Trans>Read and sign</Trans>
                </>
              )}
            </Link>
            <ReportPdf report={{ id: oldest.idReport, month: oldest.month }} size="normal">
              <Trans>Download PDF</Trans>
            </ReportPdf>
          </div>
          <Closed stay={stay} />
        </div>
      </div>
    </section>
  )
}

/** How the month closed, in a sentence. */
function Balance({ report: { balanceCents, currency } }: { report: ReportToSign }) {
  const amount = `${formatMoney({ cents: balanceCents, currency })} ${currency}`
  if (balanceCents < 0)
    return <Trans>Rental income less fees and charges: {amount}. Signing adjusts it to zero.</Trans>
  return <Trans>Rental income less fees and charges: {amount}.</Trans>
}

function Closed({ stay }: { stay: Booking | null }) {
  const { user } = useSession()
  const language = useLanguage()
  const areas = useAreaNames(closedAreas(useContract(), user.canBook))
  const resort = stay?.resort
  const days = stay && rangeInWords({ checkIn: stay.datein, checkOut: stay.dateout }, language)
  return (
    <ul className="must-lists">
      <li>
        <Lock className="icon-small" aria-hidden />
        <span>
          <Trans>
            <b>Closed until then:</b> {areas}.
          </Trans>
        </span>
      </li>
      {stay && (
        <li>
          <CircleCheck className="icon-small" aria-hidden />
          <span>
            <Trans>
              <b>Still holds:</b> your stay at {resort}, {days}.
            </Trans>
          </span>
        </li>
      )}
    </ul>
  )
}

/** While a signature is missing nothing else comes first. */
export function SignatureLead({ reports }: { reports: readonly ReportToSign[] }) {
  const language = useLanguage()
  const open = reports.filter(({ waitsFor }) => waitsFor.length === 0)
  const months = monthNames(open, language)
  const [given] = reports
  if (given && open.length === 0) {
    const who = wholeNames(given.waitsFor, language)
    return <Trans>You have signed. Everything else opens once {who} has signed too.</Trans>
  }
  return (
    <Plural
      value={open.length}
      one={`Your signature is missing on the report of ${months}. With it everything else opens.`}
      other={`Your signature is missing on the reports of ${months}. With it everything else opens.`}
    />
  )
}
