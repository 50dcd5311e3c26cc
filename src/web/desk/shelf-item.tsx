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

/** One thing that is published or being prepared. */
export function ShelfItem({ picture, title, chip, facts, changed, actions }: ShelfItemProps) {
  return (
    <li className="card shelf-item">
      {picture && <div className="shelf-picture">{picture}</div>}
      <div className="shelf-words">
        <h2 className="title">{title}</h2>
        {chip}
        <p className="muted small">{facts}</p>
        {changed && <ChangedBy {...changed} />}
      </div>
      <div className="row wrap shelf-acts">{actions}</div>
    </li>
  )
}

function ChangedBy({ by, at }: LastChange) {
  const clock = useClubZone()
  const language = useLanguage()
  if (!by || !at) return null
  const day = formatDay(todayIn(clock, new Date(at)), language)
  return (
    <p className="faint small">
      <Trans>
        Last changed by {by} on {day}
      </Trans>
    </p>
  )
}
