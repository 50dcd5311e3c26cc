import { Plural } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { memo } from 'react'
import { useLanguage } from '../../../web/words.ts'
import type { House, ShownStay } from '../../house.endpoints.ts'
import { RepairBar } from './repair-bar.tsx'
import { StayBar, styleOf } from './stay-bar.tsx'
import { barSpan, type TapeLine } from './tape-lines.ts'

/** What is drawn over a row: where the stay in one's hand would lie, or one of the plan. */
export interface Ghost {
  stay: Pick<ShownStay, 'id' | 'name' | 'checkIn' | 'checkOut'>
  fits: boolean
}

const NOBODY: readonly ShownStay[] = []
const NONE: House['repairs'] = []
const NOTHING: readonly Ghost[] = []

interface TapeRowProps {
  line: TapeLine
  /** How far below the first row, in rows. */
  at: number
  house: Pick<House, 'from' | 'days'>
  stays?: readonly ShownStay[]
  current: number | null
  held: number | null
  ghosts?: readonly Ghost[]
  repairs?: House['repairs']
}

/** A line of the chart; it is drawn again only when something of it changes. */
export const TapeRow = memo(function TapeRow({
  line,
  at,
  house,
  stays = NOBODY,
  current,
  held,
  ghosts = NOTHING,
  repairs = NONE,
}: TapeRowProps) {
  const language = useLanguage()
  const style = { top: `calc(${at} * var(--row))` }
  if (line.kind === 'category')
    return (
      <tr className="tape-row tape-category" aria-rowindex={at + 1} style={style}>
        <th scope="row">
          <b>{line.name[language]}</b>{' '}
          <span>
            <Plural value={line.count} one="# residence" other="# residences" />
          </span>
        </th>
      </tr>
    )
  const { number, owners } = line.residence
  return (
    <tr className="tape-row" aria-rowindex={at + 1} style={style}>
      <th scope="row" className="tape-label">
        <b className="numeric">{number}</b> <span>{owners.join(', ')}</span>
      </th>
      <td className="tape-track">
        {repairs.map((repair) => (
          <RepairBar key={repair.idRequest} repair={repair} house={house} />
        ))}
        {stays.map((stay) => (
          <StayBar
            key={stay.id}
            stay={stay}
            house={house}
            number={number}
            current={stay.id === current}
            held={stay.id === held}
          />
        ))}
        {ghosts.map(({ stay, fits }) => (
          <span
            key={stay.id}
            className={clsx('stay-bar ghost', !fits && 'ghost-no')}
            style={styleOf(barSpan(stay, house))}
            aria-hidden
          >
            <span>{stay.name}</span>
          </span>
        ))}
      </td>
    </tr>
  )
})
