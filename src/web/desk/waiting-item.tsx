import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDay, todayIn } from '../../kernel/day.ts'
import { useClubZone } from '../club-zone.ts'
import { useLanguage } from '../words.ts'
import { HeldWith } from './held-with.tsx'

interface WaitingItemProps {
  /** The item's title, in a line. */
  title: ReactNode
  chip?: ReactNode
  /** Whose it is; null where nobody can be named. */
  owner: { name: string; lastname: string; email: string } | null
  /** Who holds the contract together with them, by name. */
  coOwners?: readonly string[]
  /** Since when it waits, an instant; left out where it only lies ahead. */
  since?: string
  /** The time zone of that: the resort's where it is of a contract's money or stay (decision 0351), else the club's. */
  zone?: string | null
  /** The facts that a decision needs. */
  facts: readonly { label: ReactNode; value: ReactNode }[]
  /** What the owner wrote. */
  words?: string | null
  /** The attachments. */
  more?: ReactNode
  actions: ReactNode
}

/** One thing that waits, with what a decision needs and the ways to decide. */
export function WaitingItem({
  title,
  chip,
  owner,
  coOwners = [],
  since,
  zone,
  facts,
  words,
  more,
  actions,
}: WaitingItemProps) {
  const clock = useClubZone()
  const language = useLanguage()
  const place = zone ?? clock
  const asked = since && todayIn(place, new Date(since))
  const day = asked && formatDay(asked, language)
  return (
    <li className="card pad desk-item">
      <header>
        <h2 className="title">{title}</h2>
        {chip}
      </header>
      <p className="muted desk-who">
        {owner && (
          <>
            <span>
              {owner.name} {owner.lastname}
            </span>
            <a href={`mailto:${owner.email}`}>{owner.email}</a>
          </>
        )}
        {coOwners.length > 0 && (
          <span>
            <HeldWith names={coOwners} />
          </span>
        )}
        {day && (
          <span>
            <Trans>waiting since {day}</Trans>
          </span>
        )}
      </p>
      <dl className="desk-facts">
        {facts.map(({ label, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts of one thing never change places
          <div key={index}>
            <dt className="small muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {words && <blockquote className="desk-words">{words}</blockquote>}
      {more}
      <div className="row wrap">{actions}</div>
    </li>
  )
}
