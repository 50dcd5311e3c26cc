import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { dayInWords } from '../../../kernel/day-words.ts'
import { useLanguage } from '../../../web/words.ts'
import type { Why } from '../../ledger.endpoints.ts'
import { signedMoney } from '../profit/amounts.ts'
import { WhyHeading } from './why-heading.tsx'

type Named = Why['corrections'][number]

/** A figure and the documents that correct it: what it was is struck through, and what it comes to now stands below. */
export function WhyCorrections({ why }: { why: Why }) {
  const { corrections, corrected, currency, cents } = why
  if (corrected)
    return (
      <section className="why-part">
        <WhyHeading>
          <Trans>What it corrects</Trans>
        </WhyHeading>
        <ul className="why-rows">
          <NamedRow one={corrected} currency={currency} />
        </ul>
      </section>
    )
  if (corrections.length === 0) return null
  const now = corrections.reduce((sum, one) => sum + one.cents, cents)
  return (
    <section className="why-part">
      <WhyHeading>
        <Trans>How it was corrected</Trans>
      </WhyHeading>
      <ul className="why-rows">
        <li>
          <span>
            <Trans>As it was entered</Trans>
          </span>
          <s className="numeric why-struck">{signedMoney({ cents, currency })}</s>
        </li>
        {corrections.map((one) => (
          <NamedRow key={one.id} one={one} currency={currency} />
        ))}
        <li>
          <b>
            <Trans>What it comes to now</Trans>
          </b>
          <b className="numeric">{signedMoney({ cents: now, currency })}</b>
        </li>
      </ul>
    </section>
  )
}

/** Another document of the statement, which opens its own reasons. */
function NamedRow({ one, currency }: { one: Named; currency: Why['currency'] }) {
  const language = useLanguage()
  return (
    <li>
      <span>
        <Link to="/my-reports" search={{ why: one.id }} className="link">
          {one.concept[language]}
        </Link>
        <span className="small faint numeric">
          {one.reference}, {dayInWords(one.day, language)}
        </span>
      </span>
      <span className="numeric">{signedMoney({ cents: one.cents, currency })}</span>
    </li>
  )
}
