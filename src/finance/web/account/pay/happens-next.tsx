import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { dayInWords } from '../../../../kernel/day-words.ts'
import { formatMoney } from '../../../../kernel/money.ts'
import { useContract, useSession } from '../../../../membership/web/session/use-session.ts'
import { queryOf } from '../../../../web/calls/query.ts'
import { useLanguage } from '../../../../web/words.ts'
import { type ContractAccount, readAccount } from '../../../account/account.endpoints.ts'
import { partConcept } from '../../../account/plan-words.ts'
import type { PlanOnWire } from '../../../account/plans.endpoints.ts'
import { monthName } from '../../reports/month-name.ts'

/** What happens next on a contract's account: its next charge, installment and payout of each currency. It comes last, and moves nothing. */
export function HappensNext() {
  const contract = useContract()
  const account = useQuery(queryOf(readAccount, { query: { idContract: contract.id } }))
  if (!account.data) return null
  const { data, savedCard } = account.data
  const next = data.filter(({ charges, payouts }) => charges.length + payouts.length > 0)
  return (
    <section>
      <h2 className="title">
        <Trans>What happens next</Trans>
      </h2>
      <ul className="receipt-happens">
        {next.map((one) => (
          <Next key={one.currency} account={one} savedCard={savedCard} />
        ))}
        {next.length === 0 && (
          <li>
            <Trans>Nothing is open, and nothing is on its way to you.</Trans>
          </li>
        )}
      </ul>
    </section>
  )
}

function Next({
  account: { charges, payouts, plans, currency },
  savedCard,
}: {
  account: ContractAccount
  savedCard: { brand: string; last4: string } | null
}) {
  const language = useLanguage()
  const { trusted, user } = useSession()
  const owns = !trusted && !user.isAdmin
  const charge = charges.find(
    ({ inQuestion, openCents, asideCents }) => !inQuestion && openCents > asideCents,
  )
  const [payout] = payouts
  const concept = charge?.concept[language]
  const open = formatMoney({ cents: charge?.openCents ?? 0, currency })
  const announced = formatMoney({ cents: charge?.announcedCents ?? 0, currency })
  const due = charge?.due ? dayInWords(charge.due, language) : null
  const month = payout && monthName(payout.month, language)
  const amount = formatMoney({ cents: payout?.cents ?? 0, currency })
  const day = payout && dayInWords(payout.goesOut, language)
  const { brand, last4 } = savedCard ?? {}
  // The parts of plans that run; the one that is named as the next charge is not said twice.
  const parts = plans.flatMap((plan) => {
    const at = plan.endedAt ? -1 : plan.parts.findIndex(({ openCents }) => openCents > 0)
    const part = plan.parts[at]
    return part && !(charge?.kind === 'document' && charge.id === part.id)
      ? [{ id: plan.id, concept: partConcept(at + 1, plan.parts.length)[language], part }]
      : []
  })
  return (
    <>
      {charge && (
        <li>
          {charge.pastDue ? (
            <Trans>
              {concept}: {open} is past due.
            </Trans>
          ) : due ? (
            <Trans>
              {concept}: {open}, due {due}.
            </Trans>
          ) : (
            <Trans>
              {concept}: {open} is open.
            </Trans>
          )}{' '}
          {charge.announcedCents > 0 && <Trans>{announced} of it is announced, not received yet.</Trans>}{' '}
          {savedCard && due && (charge.dueIn ?? 0) > 7 && (
            <Trans>
              {brand} ending {last4} pays it on that day.
            </Trans>
          )}{' '}
          {owns && !charge.coming && (
            <Link to="/my-reports" search={{ pay: currency }} className="link">
              <Trans>Pay what is open</Trans>
            </Link>
          )}
        </li>
      )}
      {parts.map(({ id, concept, part }) => (
        <NextPart key={id} id={id} concept={concept} part={part} currency={currency} />
      ))}
      {payout && (
        <li>
          <Trans>
            Your profit of {month}, {amount}, goes out on {day}.
          </Trans>
        </li>
      )}
    </>
  )
}

/** The next part of installments that run, with its day and the agreement. */
function NextPart({
  id,
  concept,
  part,
  currency,
}: {
  id: number
  concept: string
  part: PlanOnWire['parts'][number]
  currency: ContractAccount['currency']
}) {
  const language = useLanguage()
  const open = formatMoney({ cents: part.openCents, currency })
  const due = dayInWords(part.due, language)
  return (
    <li>
      <Trans>
        {concept}: {open}, due {due}.
      </Trans>{' '}
      <Link to="/my-reports" search={{ plan: id }} className="link">
        <Trans>See the agreement</Trans>
      </Link>
    </li>
  )
}
