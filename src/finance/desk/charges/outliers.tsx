import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '../../../kernel/money.ts'
import { useLanguage } from '../../../web/words.ts'
import type { ChargeRun, RunPreview } from '../../charges/charges.endpoints.ts'
import { percentText } from '../../why/percent.ts'

interface OutliersProps {
  run: ChargeRun
  preview: RunPreview
}

/** The contracts whose fees change otherwise than the others', or that had none the year before. */
export function Outliers({ run: { currency, year }, preview: { outliers, outlierCount } }: OutliersProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const last = year - 1
  const shown = outliers.length
  if (outlierCount === 0)
    return (
      <p className="card pad muted">
        <Trans>No contract differs from the others by more than 2%.</Trans>
      </p>
    )
  return (
    <section className="card pad" aria-labelledby="charge-outliers">
      <h2 id="charge-outliers" className="title">
        <Trans>To look at</Trans>
      </h2>
      <p className="muted small">
        <Plural
          value={outlierCount}
          one={`# contract is charged an unusually large sum, changes otherwise than the rest, or had no fee in ${last}.`}
          other={`# contracts are charged an unusually large sum, change otherwise than the rest, or had no fee in ${last}.`}
        />
        {shown < outlierCount && (
          <>
            {' '}
            <Trans>The {shown} farthest are shown.</Trans>
          </>
        )}
      </p>
      <table className="table charge-table" aria-labelledby="charge-outliers">
        <thead>
          <tr>
            <th scope="col">
              <Trans>Contract</Trans>
            </th>
            <th scope="col" className="amount">
              {last}
            </th>
            <th scope="col" className="amount">
              {year}
            </th>
            <th scope="col" className="amount">
              <Trans>Change</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {outliers.map(({ idContract, owner, contract, residence, cents, beforeCents, isLarge, ...one }) => (
            <tr key={idContract}>
              <th scope="row">
                {owner}
                <span className="small muted charge-due">
                  <Trans>
                    Residence {residence} · contract {contract}
                  </Trans>
                </span>
              </th>
              <td className="amount" data-label={last}>
                {beforeCents === null ? '–' : formatMoney({ cents: beforeCents, currency })}
              </td>
              <td className="amount" data-label={year}>
                {formatMoney({ cents, currency })}
                {isLarge && (
                  <span className="small charge-due charge-large">
                    <Trans>unusually large</Trans>
                  </span>
                )}
              </td>
              <td className="amount" data-label={t`Change`}>
                {one.changeBasisPoints === null ? (
                  <Trans>new</Trans>
                ) : (
                  percentText(one.changeBasisPoints, language)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
