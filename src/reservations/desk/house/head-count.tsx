import { Plural } from '@lingui/react/macro'
import type { DayStay } from '../../house.endpoints.ts'

/** How many people a stay is for. */
export function HeadCount({ stay: { adults, children } }: { stay: Pick<DayStay, 'adults' | 'children'> }) {
  return (
    <>
      <Plural value={adults} one="# adult" other="# adults" />
      {children > 0 && (
        <>
          , <Plural value={children} one="# child" other="# children" />
        </>
      )}
    </>
  )
}
