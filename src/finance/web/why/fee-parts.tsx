import { Trans } from '@lingui/react/macro'
import { type Currency, formatMoney } from '../../../kernel/money.ts'
import { useLanguage } from '../../../web/words.ts'
import type { FeeReason } from '../../ledger.endpoints.ts'
import { WhyHeading } from './why-heading.tsx'

/** The lines of a fee; beside them what the resort pays for each, where the fee is a share of that. */
export function FeeParts({ reason, currency }: { reason: FeeReason; currency: Currency }) {
  const language = useLanguage()
  const money = (cents: number) => formatMoney({ cents, currency })
  const { parts, budget, quarter } = reason
  const whole = parts.reduce((sum, { cents }) => sum + cents, 0)
  return (
    <section className="why-part" aria-labelledby="why-parts">
      <WhyHeading id="why-parts">
        <Trans>How it adds up</Trans>
      </WhyHeading>
      <table className="why-table" aria-labelledby="why-parts">
        <thead>
          <tr className="small muted">
            <th scope="col">
              <Trans>Budget line</Trans>
            </th>
            {budget && (
              <th scope="col" className="amount">
                <Trans>Resort</Trans>
              </th>
            )}
            <th scope="col" className="amount">
              <Trans>Yours</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ concept, cents, wholeCents }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
            <tr key={at}>
              <th scope="row">{concept[language]}</th>
              {budget && <td className="amount">{wholeCents === null ? '–' : money(wholeCents)}</td>}
              <td className="amount">
                <b>{money(cents)}</b>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <b>
                <Trans>Q{quarter}</Trans>
              </b>
            </th>
            {budget && <td className="amount">{money(budget.wholeCents)}</td>}
            <td className="amount">
              <b>{money(whole)}</b>
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
