import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDay, todayIn } from '../../../kernel/day.ts'
import { useLanguage } from '../../../web/words.ts'

interface WaitingItemProps {
  /** What it is, in a line. */
  title: ReactNode
  chip?: ReactNode
  owner: { name: string; lastname: string; email: string }
  /** Since when it waits, an instant. */
  since: string
  /** The facts that a decision needs. */
  facts: readonly { label: ReactNode; value: ReactNode }[]
  /** What the owner wrote. */
  words?: string | null
  actions: ReactNode
}

/** One thing that waits, with what a decision needs and the ways to decide. */
export function WaitingItem({ title, chip, owner, since, facts, words, actions }: WaitingItemProps) {
  const language = useLanguage()
  const day = formatDay(todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date(since)), language)
  return (
    <li className="card pad desk-item">
      <header>
        <h2 className="title">{title}</h2>
        {chip}
      </header>
      <p className="muted">
        {owner.name} {owner.lastname} · <a href={`mailto:${owner.email}`}>{owner.email}</a> ·{' '}
        <Trans>waits since {day}</Trans>
      </p>
      <dl className="desk-facts">
        {facts.map(({ label, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts of one thing never change places
          <div key={index}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {words && <blockquote className="desk-words">{words}</blockquote>}
      <div className="row wrap">{actions}</div>
    </li>
  )
}
