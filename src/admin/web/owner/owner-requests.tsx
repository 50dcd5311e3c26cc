import { Trans } from '@lingui/react/macro'
import { Children, type ReactNode } from 'react'
import { todayIn } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { MaintenanceStatusChip } from '../../../property/web/maintenance/maintenance-status.tsx'
import { StageChip } from '../../../property/web/repairs/stage-chip.tsx'
import { useClubZone } from '../../../web/club-zone.ts'
import { Chip } from '../../../web/ui/chip.tsx'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { OwnerRequests } from '../../owner/owner.endpoints.ts'
import { useFold } from './fold.tsx'

/** As many of a kind as are shown before the rest is asked for. */
const FIRST = 2

/** The latest that the owner asked for: messages, repairs, orders. A kind of which there is nothing is left out. */
export function RequestsOfOwner({ requests: { messages, repairs, orders } }: { requests: OwnerRequests }) {
  const language = useLanguage()
  if (messages.length + repairs.length + orders.length === 0) return null
  return (
    <>
      {messages.length > 0 && (
        <Part name="messages" title={<Trans>Messages</Trans>}>
          {messages.map(({ id, subject, words, at, answer, answeredAt }) => (
            <li key={id}>
              <div>
                <b>{subject}</b>
                <p className="muted owner-words">{words}</p>
                {answer && <p className="owner-answer">{answer}</p>}
              </div>
              <On at={at} />
              {answeredAt ? (
                <Chip tone="good">
                  <Trans>Answered</Trans>
                </Chip>
              ) : (
                <Chip tone="waiting">
                  <Trans>Waits for us</Trans>
                </Chip>
              )}
            </li>
          ))}
        </Part>
      )}
      {repairs.length > 0 && (
        <Part name="repairs" title={<Trans>Repairs</Trans>}>
          {repairs.map(({ id, code, residence, words, status, stage, at }) => (
            <li key={id}>
              <div>
                <b>
                  {code} · {residence}
                </b>
                <p className="muted owner-words">{words}</p>
              </div>
              <On at={at} />
              {stage ? <StageChip stage={stage} /> : <MaintenanceStatusChip status={status} />}
            </li>
          ))}
        </Part>
      )}
      {orders.length > 0 && (
        <Part name="orders" title={<Trans>Orders</Trans>}>
          {orders.map(({ id, number, hotel, names, firstDay, at, cancelled }) => (
            <li key={id}>
              <div>
                <b>
                  {number} · {hotel}
                </b>
                <p className="muted owner-words">{names.map((name) => name[language]).join(', ')}</p>
              </div>
              {firstDay ? <Day day={firstDay} /> : <On at={at} />}
              {cancelled && (
                <Chip tone="quiet">
                  <Trans>Cancelled</Trans>
                </Chip>
              )}
            </li>
          ))}
        </Part>
      )}
    </>
  )
}

function Part({ name, title, children }: { name: string; title: ReactNode; children: ReactNode }) {
  const fold = useFold(Children.toArray(children), FIRST, `owner-${name}-list`)
  return (
    <section aria-labelledby={`owner-${name}`}>
      <SectionHead title={<span id={`owner-${name}`}>{title}</span>} />
      <ul id={`owner-${name}-list`} className="owner-list owner-requests">
        {fold.shown}
      </ul>
      {fold.button}
    </section>
  )
}

function On({ at }: { at: string }) {
  const clock = useClubZone()
  return <Day day={todayIn(clock, new Date(at))} />
}

function Day({ day }: { day: string }) {
  return <span className="small faint numeric owner-when">{dayInWords(day, useLanguage())}</span>
}
