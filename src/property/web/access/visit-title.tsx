import { Plural, Trans } from '@lingui/react/macro'
import type { WireVisit } from '../../access.endpoints.ts'

/** A visit by its guests: "Tomás Arriaga and 2 more". */
export function VisitTitle({ guests }: Pick<WireVisit, 'guests'>) {
  const [first] = guests
  const name = `${first?.name} ${first?.lastname}`
  const others = guests.length - 1
  if (others < 1) return <>{name}</>
  return (
    <Trans>
      {name} and <Plural value={others} one="# more" other="# more" />
    </Trans>
  )
}
