import { Plural } from '@lingui/react/macro'

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
