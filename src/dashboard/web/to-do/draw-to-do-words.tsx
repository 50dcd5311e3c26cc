import { Trans } from '@lingui/react/macro'
import { useLanguage } from '../../../web/words.ts'
import type { ToDo } from '../../to-do.endpoints.ts'

type DrawRow = Extract<ToDo, { kind: 'draw' }>

/** Ranking, or looking. */
export function DrawDeed({ row: { what } }: { row: DrawRow }) {
  return what === 'wishes' ? <Trans>Rank your wishes</Trans> : <Trans>See what you received</Trans>
}

/** Which round. */
export function AboutDraw({ row: { name, resort } }: { row: DrawRow }) {
  const round = name[useLanguage()]
  return (
    <Trans>
      in {round}, {resort}.
    </Trans>
  )
}
