import { Trans } from '@lingui/react/macro'

/** The heads of what the nights of a month or a year came to before its profit; cells of a row of `<th>`. */
export function EarnedHeads() {
  return (
    <>
      <th scope="col" className="amount">
        <Trans>Nights</Trans>
      </th>
      <th scope="col" className="amount">
        <Trans>Rental income</Trans>
      </th>
      <th scope="col" className="amount">
        <Trans>Fees and charges</Trans>
      </th>
    </>
  )
}
