import { Trans } from '@lingui/react/macro'
import { formatMoney } from '../../../../kernel/money.ts'
import { useLanguage } from '../../../../web/words.ts'
import type { WholePayment } from '../../../account/receipts.endpoints.ts'

/** The charges that a payment is begun for, what of each it is to pay, and the credit that pays a part of them. */
export function ChosenCharges({ payment: { chosen, cents, currency } }: { payment: WholePayment }) {
  const language = useLanguage()
  const money = (sum: number) => formatMoney({ cents: sum, currency })
  const creditCents = chosen.reduce((sum, part) => sum + part.cents, 0) - cents
  if (chosen.length === 0) return null
  return (
    <section className="card pad receipt-paper">
      <table className="table receipt-lines">
        <thead>
          <tr>
            <th scope="col">
              <Trans>What it is for</Trans>
            </th>
            <th scope="col" className="amount">
              <Trans>Amount ({currency})</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {chosen.map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what a payment is for is written once, in its order
            <tr key={at}>
              <td>
                <b>{part.concept[language]}</b>
                {part.reference && <span className="small faint"> {part.reference}</span>}
              </td>
              <td className="amount">{money(part.cents)}</td>
            </tr>
          ))}
          {creditCents > 0 && (
            <tr>
              <td>
                <b>
                  <Trans>Your credit, used first</Trans>
                </b>
              </td>
              <td className="amount">{money(-creditCents)}</td>
            </tr>
          )}
          {(chosen.length > 1 || creditCents > 0) && (
            <tr>
              <td>
                <b>
                  <Trans>In money</Trans>
                </b>
              </td>
              <td className="amount">
                <b>{money(cents)}</b>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  )
}
