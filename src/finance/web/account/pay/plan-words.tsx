import { Plural, Trans } from '@lingui/react/macro'

/** "In four instalments". */
export function InInstalments({ count }: { count: number }) {
  return (
    <Plural
      value={count}
      _2="In two instalments"
      _3="In three instalments"
      _4="In four instalments"
      _6="In six instalments"
      one="In # instalment"
      other="In # instalments"
    />
  )
}

/** "Total in four instalments". */
export function TotalInInstalments({ count }: { count: number }) {
  return (
    <Plural
      value={count}
      _2="Total in two instalments"
      _3="Total in three instalments"
      _4="Total in four instalments"
      _6="Total in six instalments"
      one="Total in # instalment"
      other="Total in # instalments"
    />
  )
}

/** What ending instalments means, to be read before one agrees; the agreement's paper says the same. */
export function EndingMeans() {
  return (
    <p className="small muted">
      <Trans>
        Any owner of the contract can end these instalments in the portal at any time. What is still open then
        goes back to its charges, each with its own due day: what is past its day is late at once, and the
        club’s interest for late payment counts for it. Of the fee the share of the parts that are not due yet
        is given back, all of it where nothing was paid; what was paid stays paid. The club can end them in
        the same way, and writes why.
      </Trans>
    </p>
  )
}
