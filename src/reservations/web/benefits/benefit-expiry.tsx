import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { todayIn } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { useBenefitUse } from '../../../membership/web/session/use-benefit-use.ts'
import { useMay } from '../../../membership/web/session/use-may.ts'
import { useContract, useSession } from '../../../membership/web/session/use-session.ts'
import { useLanguage } from '../../../web/words.ts'
import type { BenefitBalance, readBenefitYear } from '../../benefits.endpoints.ts'
import { stayDaysWords } from '../stays/stay-words.ts'
import { benefitAmount } from './benefit-amount.ts'
import { STAY_BENEFITS } from './benefits-search.ts'

export type OpenStay = AnswerOf<typeof readBenefitYear>['openStays'][number]

interface BenefitExpiryProps {
  benefit: BenefitBalance
  /** The stays to come that may still take a benefit, the earliest first. */
  openStays: readonly OpenStay[]
}

/** What of a benefit is lost when, and the way to use it before. Nothing where nothing is left or the year is over. */
export function BenefitExpiry({ benefit, openStays }: BenefitExpiryProps) {
  const language = useLanguage()
  const { zone } = useContract()
  const today = todayIn(zone, new Date())
  if (benefit.balance <= 0 || benefit.expires < today) return null
  // In the form of the row's other amounts: without cents where there are none.
  const amount = benefitAmount(benefit, benefit.balance)
  const left = benefit.currency ? `${amount} ${benefit.currency}` : amount
  const day = dayInWords(benefit.expires, language)
  return (
    <p className="benefit-expiry">
      <span className="small muted">
        <Trans>
          {left} to use by {day}
        </Trans>
      </span>
      <WayToUse benefit={benefit} openStays={openStays} />
    </p>
  )
}

/** Nights make a stay; everything else goes into one, the next that may still take it. */
function WayToUse({ benefit, openStays }: BenefitExpiryProps) {
  const language = useLanguage()
  const contract = useContract()
  const { user } = useSession()
  const mayHold = useBenefitUse('hold')
  const mayDecide = useBenefitUse('decide')
  const mayAsk = useMay('book')
  const mayRequest = mayAsk && (user.canBook || contract.roomCategoryId !== null)
  if (benefit.unit === 'nights')
    return (
      mayRequest && (
        <Link to="/my-reservations/request" className="link small">
          <Trans>Find days for them</Trans>
        </Link>
      )
    )
  const stay = openStays.find(
    ({ datein, uses }) => benefit.starts <= datein && datein <= benefit.expires && !uses.includes(benefit.id),
  )
  // Only the owner adds one to a stay that is there.
  if (stay && mayDecide) {
    const days = stayDaysWords(stay.datein, stay.dateout, language)
    return (
      <Link
        to="/my-reservations/edit/$id"
        params={{ id: String(stay.id) }}
        hash={STAY_BENEFITS}
        className="link small"
      >
        <Trans>Add to your stay, {days}</Trans>
      </Link>
    )
  }
  return (
    !stay &&
    mayHold &&
    mayRequest && (
      <Link to="/my-reservations/request" className="link small">
        <Trans>Request a stay with it</Trans>
      </Link>
    )
  )
}
