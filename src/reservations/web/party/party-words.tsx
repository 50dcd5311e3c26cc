import { Plural } from '@lingui/react/macro'

/** How long and how many: "7 nights, 2 adults, 1 child"; no word of children where there are none. */
export function PartyWords({
  nights,
  adults,
  childCount,
}: {
  nights?: number
  adults: number
  childCount: number
}) {
  return (
    <>
      {nights !== undefined && (
        <>
          <Plural value={nights} one="# night" other="# nights" />,{' '}
        </>
      )}
      <Plural value={adults} one="# adult" other="# adults" />
      {childCount > 0 && (
        <>
          , <Plural value={childCount} one="# child" other="# children" />
        </>
      )}
    </>
  )
}
