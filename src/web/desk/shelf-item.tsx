import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDay, todayIn } from '../../kernel/day.ts'
import type { LastChange } from '../../kernel/publishing.ts'
import { useClubZone } from '../club-zone.ts'
import { useLanguage } from '../words.ts'

interface ShelfItemProps {
  /** A small picture, decorative. */
  picture?: ReactNode
  title: ReactNode
  /** Draft, published, ended. */
  chip: ReactNode
  /** A line of facts. */
  facts: ReactNode
  changed?: LastChange
  actions: ReactNode
}

/** One thing that is published or being prepared: a row of its shelf's table. */
export function ShelfItem({ picture, title, chip, facts, changed, actions }: ShelfItemProps) {
  return (
    <tr className="shelf-item">
      <th scope="row">
        <div className="shelf-what">
          {picture && <div className="shelf-picture">{picture}</div>}
          <div className="shelf-words">
            <b className="shelf-title">{title}</b>
            <div className="muted small">{facts}</div>
          </div>
        </div>
      </th>
      <td>{chip}</td>
      <td className="small">{changed && <ChangedBy {...changed} />}</td>
      <td>
        <div className="row wrap shelf-acts">{actions}</div>
      </td>
    </tr>
  )
}

function ChangedBy({ by, at }: LastChange) {
  const clock = useClubZone()
  const language = useLanguage()
  if (!by || !at)
    return (
      <span className="muted">
        <Trans>Not changed here</Trans>
      </span>
    )
  const day = formatDay(todayIn(clock, new Date(at)), language)
  return (
    <span className="muted">
      <Trans>
        {day}, {by}
      </Trans>
    </span>
  )
}
