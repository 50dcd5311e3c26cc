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

/** What ending installments means, to be read before one agrees; the agreement's paper says the same. */
export function EndingMeans() {
  return (
    <p className="small muted">
      <Trans>
        Any owner of the contract can end these installments in the portal at any time. What is still open
        then goes back to its charges, each with its own due day: what is past its day is late at once, and
        the club’s interest for late payment counts for it. Of the fee the share of the parts that are not due
        yet is given back, all of it where nothing was paid; what was paid stays paid. The club can end them
        in the same way, and writes why.
      </Trans>
    </p>
  )
}
