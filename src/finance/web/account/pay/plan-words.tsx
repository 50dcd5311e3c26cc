import { Plural, Trans } from '@lingui/react/macro'

/** "In four installments". */
export function InInstalments({ count }: { count: number }) {
  return (
    <Plural
      value={count}
      _2="In two installments"
      _3="In three installments"
      _4="In four installments"
      _6="In six installments"
      one="In # installment"
      other="In # installments"
    />
  )
}

/** "Total in four installments". */
export function TotalInInstalments({ count }: { count: number }) {
  return (
    <Plural
      value={count}
      _2="Total in two installments"
      _3="Total in three installments"
      _4="Total in four installments"
      _6="Total in six installments"
      one="Total in # installment"
      other="Total in # installments"
    />
  )
}

/** What ending installments means, to be read before one agrees, a sentence a line; the agreement's paper says the same. */
export function EndingMeans() {
  return (
    <>
      <li>
        <Trans>Any owner of the contract can end these installments in the portal at any time.</Trans>
      </li>
      <li>
        <Trans>What is still open then goes back to its charges, each with its own due day.</Trans>
      </li>
      <li>
        <Trans>
          What is past its day is late at once, and the club’s interest for late payment counts for it.
        </Trans>
      </li>
      <li>
        <Trans>
          Of the fee the share of the parts that are not due yet is given back, all of it where nothing was
          paid.
        </Trans>
      </li>
      <li>
        <Trans>What was paid stays paid.</Trans>
      </li>
      <li>
        <Trans>The club can end them in the same way, and writes why.</Trans>
      </li>
    </>
  )
}
