import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { todayIn } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { useLanguage } from '../../../web/words.ts'
import type { LedgerStayLine, StayStepKind } from '../../benefit/ledger-lines.ts'
import type { BenefitBalance } from '../../benefits.endpoints.ts'
import { daysOfYearWords } from '../stays/stay-words.ts'
import { benefitAmount } from './benefit-amount.ts'

const STEPS: Record<StayStepKind, MessageDescriptor> = {
  hold: msg`Set aside`,
  return: msg`Given back`,
  use: msg`Used`,
  kept: msg`Kept for the late cancellation`,
}

interface StayLineRowProps {
  benefit: BenefitBalance
  line: LedgerStayLine
}

/** What one stay took of a benefit; opens to what happened, each with what it left. */
export function StayLineRow({ benefit, line }: StayLineRowProps) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const { zone } = useContract()
  const amount = (quantity: number) => benefitAmount(benefit, quantity)
  const taken = line.held + line.used + line.kept
  return (
    <li>
      <details className="ledger-stay">
        <summary>
          <span>
            {daysOfYearWords(line.checkIn, line.checkOut, language)}
            <span className="small faint">
              <Became benefit={benefit} line={line} />
            </span>
          </span>
          <b className={taken > 0 ? 'numeric' : 'numeric faint'}>{amount(-taken)}</b>
          <ChevronDown className="icon-small" aria-hidden />
        </summary>
        <ol className="ledger-steps">
          {line.steps.map((step) => {
            const [moved, left] = [amount(step.quantity), amount(step.balance)]
            return (
              <li key={step.id}>
                <span>
                  {i18n._(STEPS[step.kind])} <b className="numeric">{moved}</b>
                </span>
                <span className="faint numeric">
                  {dayInWords(todayIn(zone, new Date(step.at)), language)}
                </span>
                <span className="faint numeric">
                  <Trans>leaves {left}</Trans>
                </span>
              </li>
            )
          })}
        </ol>
        <p className="ledger-to">
          <Link to="/my-reservations/$id" params={{ id: String(line.idBooking) }} className="link small">
            <Trans>See this stay</Trans>
            <span className="hidden-text"> {line.bookingCode}</span>
          </Link>
        </p>
      </details>
    </li>
  )
}

/** What became of it, in a few words. */
function Became({ benefit, line }: StayLineRowProps): ReactNode {
  const used = benefitAmount(benefit, line.used)
  const held = benefitAmount(benefit, line.held)
  if (line.kept > 0) return <Trans>Cancelled late</Trans>
  if (line.used > 0 && line.held > 0)
    return (
      <Trans>
        {used} used, {held} set aside
      </Trans>
    )
  if (line.used > 0) return <Trans>Used</Trans>
  return line.held > 0 ? <Trans>Set aside</Trans> : <Trans>All given back</Trans>
}
