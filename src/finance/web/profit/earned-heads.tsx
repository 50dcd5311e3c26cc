import { Trans } from '@lingui/react/macro'

/** The heads of what the nights of a month or a year came to before its net; cells of a row of `<th>`. */
export function EarnedHeads() {
  return (
    <>
      <th scope="col" className="amount">
        <Trans>Nights</Trans>
      </th>
      <th scope="col" className="amount">
        <Trans>Gross</Trans>
      </th>
      <th scope="col" className="amount">
        <Trans id="profit.fees">Fees</Trans>
      </th>
    </>
  )
}
