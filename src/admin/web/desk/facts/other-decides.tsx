import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDay } from '../../../../kernel/day.ts'
import { MaintenanceStatusChip } from '../../../../property/web/maintenance/maintenance-status.tsx'
import { useLanguage } from '../../../../web/words.ts'
import type { ThingFacts } from '../../../inbox/facts.shape.ts'

/** What decides a repair, a message or a review; nothing where there is nothing to say. */
export function OtherDecides({ facts: { repair, message, review } }: { facts: ThingFacts }) {
  if (repair) return <RepairDecides repair={repair} />
  if (message && message.before.length > 0) return <MessageDecides message={message} />
  if (review) return <ReviewDecides review={review} />
  return null
}

function Part({ name, title, children }: { name: string; title: ReactNode; children: ReactNode }) {
  return (
    <section className="thing-decides" aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      {children}
    </section>
  )
}

function RepairDecides({ repair: { empty, before } }: { repair: NonNullable<ThingFacts['repair']> }) {
  const language = useLanguage()
  return (
    <Part name="thing-decides" title={<Trans>When nobody sleeps there, in the next 30 days</Trans>}>
      {empty.length === 0 ? (
        <p>
          <Trans>On no day.</Trans>
        </p>
      ) : (
        <ul className="thing-days numeric">
          {empty.map(({ from, until }) => (
            <li key={from}>
              {from === until
                ? formatDay(from, language)
                : `${formatDay(from, language)} – ${formatDay(until, language)}`}
            </li>
          ))}
        </ul>
      )}
      {before.length > 0 && (
        <>
          <h3>
            <Trans>Here before</Trans>
          </h3>
          <ul className="thing-before">
            {before.map(({ id, code, words, day, status }) => (
              <li key={id}>
                <span>
                  <b>{code}</b> <span className="small muted numeric">{formatDay(day, language)}</span>
                  <span className="thing-words">{words}</span>
                </span>
                <MaintenanceStatusChip status={status} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Part>
  )
}

function MessageDecides({ message: { before } }: { message: NonNullable<ThingFacts['message']> }) {
  const language = useLanguage()
  return (
    <Part name="thing-decides" title={<Trans>Written before</Trans>}>
      <ul className="thing-before">
        {before.map(({ id, subject, day, answer }) => (
          <li key={id}>
            <span>
              <b>{subject}</b> <span className="small muted numeric">{formatDay(day, language)}</span>
              <span className="thing-words">{answer ?? <Trans>Not answered yet</Trans>}</span>
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function ReviewDecides({
  review: { average, reviews, ofOwner },
}: {
  review: NonNullable<ThingFacts['review']>
}) {
  const stars = average ?? 0
  return (
    <Part name="thing-decides" title={<Trans>What owners say of it</Trans>}>
      <p>
        <Plural
          value={reviews}
          one={`${stars} stars, from # review`}
          other={`${stars} stars on average, from # reviews`}
        />
        {ofOwner > 1 && (
          <>
            {'; '}
            <Plural value={ofOwner} one="# by this owner" other="# by this owner" />
          </>
        )}
      </p>
    </Part>
  )
}
