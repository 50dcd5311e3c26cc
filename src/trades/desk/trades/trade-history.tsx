import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Moment } from '../../../web/ui/moment.tsx'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { TradeAtDesk } from '../../desk.endpoints.ts'

type Proposal = TradeAtDesk['proposals'][number]

/** What happened in a trade and when, the newest first, by the resort's clock. */
export function TradeHistory({ trade }: { trade: TradeAtDesk }) {
  const { offered, madeAt, endedAt, zone, proposals, state } = trade
  const { owner, code } = offered
  const events: { key: string; at: string; what: ReactNode }[] = [
    {
      key: 'made',
      at: madeAt,
      what: (
        <Trans>
          {owner} offered {code}.
        </Trans>
      ),
    },
  ]
  for (const proposal of proposals) {
    const { id, stay } = proposal
    const [who, what] = [stay.owner, stay.code]
    events.push({
      key: `${id} made`,
      at: proposal.madeAt,
      what: (
        <Trans>
          {who} proposed {what}.
        </Trans>
      ),
    })
    if (proposal.endedAt)
      events.push({
        key: `${id} ended`,
        at: proposal.endedAt,
        what: <ProposalEnd proposal={proposal} trade={trade} />,
      })
  }
  // A trade that came true ends its offer with its own words.
  if (endedAt && state !== 'done')
    events.push({ key: 'ended', at: endedAt, what: <OfferEnd trade={trade} /> })
  return (
    <section className="section" aria-labelledby="desk-trade-history">
      <SectionHead
        title={
          <span id="desk-trade-history">
            <Trans>What happened</Trans>
          </span>
        }
      />
      <ol className="desk-trade-history">
        {events
          .map((event, place) => ({ ...event, place }))
          .sort((a, b) => b.at.localeCompare(a.at) || b.place - a.place)
          .map(({ key, at, what }) => (
            <li key={key}>
              <span className="small muted numeric">
                <Moment at={at} zone={zone} />
              </span>
              <span>{what}</span>
            </li>
          ))}
      </ol>
    </section>
  )
}

function ProposalEnd({ proposal, trade }: { proposal: Proposal; trade: TradeAtDesk }) {
  const language = useLanguage()
  const { state, stay, end, came, endedAt } = proposal
  const { owner, code } = stay
  const { owner: offerer } = trade.offered
  if (state === 'agreed' && came) {
    const { first, second } = came
    return (
      <Trans>
        Both agreed: {offerer} has {first} now, and {owner} has {second}.
      </Trans>
    )
  }
  if (state === 'declined')
    return (
      <Trans>
        {offerer} declined {code}.
      </Trans>
    )
  if (state === 'withdrawn')
    return (
      <Trans>
        {owner} took {code} back.
      </Trans>
    )
  const ended = end.stay ?? ''
  if (end.because === 'cancelled')
    return (
      <Trans>
        The proposal of {code} ended: {ended} was cancelled.
      </Trans>
    )
  if (end.because === 'changed')
    return (
      <Trans>
        The proposal of {code} ended: {ended} was changed.
      </Trans>
    )
  const reason = end.reason?.[language]
  if (reason && trade.endedAt !== endedAt) {
    const { by } = end
    return (
      <Trans>
        {by} ended the proposal of {code}, and both owners were told: {reason}
      </Trans>
    )
  }
  return <Trans>The proposal of {code} ended with the offer, and its owner was told.</Trans>
}

function OfferEnd({ trade }: { trade: TradeAtDesk }) {
  const language = useLanguage()
  const { offered, end, state } = trade
  const { owner, code } = offered
  const reason = end.reason?.[language]
  if (reason) {
    const { by } = end
    return (
      <Trans>
        {by} ended the offer of {code}, and its owner was told: {reason}
      </Trans>
    )
  }
  if (state === 'withdrawn')
    return (
      <Trans>
        {owner} offers {code} no longer.
      </Trans>
    )
  return <Trans>The offer of {code} ended: the stay can’t be traded any more.</Trans>
}
