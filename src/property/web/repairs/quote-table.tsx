import { Trans } from '@lingui/react/macro'
import { formatMoney } from '../../../kernel/money.ts'
import { useLanguage } from '../../../web/words.ts'
import type { RepairQuote } from '../../repairs/repair.shape.ts'

/** The lines of a quote with its tax and its total. */
export function QuoteTable({ quote }: { quote: RepairQuote }) {
  const language = useLanguage()
  const { currency, lines, taxBasisPoints, taxCents, totalCents } = quote
  const money = (cents: number) => formatMoney({ cents, currency })
  const percent = `${taxBasisPoints / 100}%`
  return (
    <table className="quote-table numeric">
      <thead className="hidden-text">
        <tr>
          <th scope="col">
            <Trans>What</Trans>
          </th>
          <th scope="col">
            <Trans>Amount</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ what, quantity, unitCents, cents }, index) => {
          const each = money(unitCents)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a quote never changes
            <tr key={index}>
              <th scope="row">
                {what[language]}
                {quantity > 1 && (
                  <small className="muted">
                    {quantity} × {each}
                  </small>
                )}
              </th>
              <td>{money(cents)}</td>
            </tr>
          )
        })}
        <tr>
          <th scope="row">
            <Trans>Tax, {percent}</Trans>
          </th>
          <td>{money(taxCents)}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <Trans>Total ({currency})</Trans>
          </th>
          <td className="quote-total">{money(totalCents)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
