import { Plural, Trans } from '@lingui/react/macro'
import { Fragment } from 'react'
import { type DrawOfContract, Ordinal } from './draw-words.tsx'

type Wish = NonNullable<DrawOfContract['why']>['wishes'][number]

/** So many places in the order are named one by one. */
const MOST_NAMED = 4

/** Why a wish came as it did. */
export function GoneWords({ wish, residences }: { wish: Wish; residences: number }) {
  const { fate, free, by } = wish
  const last = by.at(-1) ?? 0
  if (fate === 'given')
    return (
      <Plural
        value={free}
        one="When your turn came, the last residence was free."
        other={`When your turn came, # of ${residences} residences were free.`}
      />
    )
  if (fate === 'not-needed') return <Trans>You had received a wish above it.</Trans>
  if (fate === 'clashes') return <Trans>It shares nights with a week that you received.</Trans>
  return (
    <>
      <Plural value={residences} one="One residence." other="# residences." />{' '}
      {by.length === 1 ? (
        <Trans>
          It went to the <Ordinal value={last} />, before you.
        </Trans>
      ) : by.length <= MOST_NAMED ? (
        <Trans>
          They went to the <Named places={by} />, before you.
        </Trans>
      ) : (
        <Trans>
          They were gone before your turn; the last went to the <Ordinal value={last} />.
        </Trans>
      )}
    </>
  )
}

function Named({ places }: { places: readonly number[] }) {
  return places.map((place, at) => (
    <Fragment key={place}>
      {at > 0 && ', '}
      <Ordinal value={place} />
    </Fragment>
  ))
}

/** Why a week that was drawn could not become a stay. */
export function NotBooked({ refusal }: { refusal: string | null }) {
  return (
    <p className="small">
      {refusal === 'NOT_ENOUGH_NIGHTS' ? (
        <Trans>Your nights of that year are not enough for it. It went on to who waits.</Trans>
      ) : refusal === 'RESERVATION_EXISTS' ? (
        <Trans>You have another stay on these days. It went on to who waits.</Trans>
      ) : (
        <Trans>
          The rules of a stay do not allow it for this contract. It went on to who waits; ask the desk why.
        </Trans>
      )}
    </p>
  )
}
