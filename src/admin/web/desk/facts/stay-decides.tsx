import { Plural, Trans } from '@lingui/react/macro'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Hourglass from 'lucide-react/icons/hourglass'
import type { ReactNode } from 'react'
import { daysBetween, formatDay } from '../../../../kernel/day.ts'
import { Note } from '../../../../web/ui/note.tsx'
import { useLanguage } from '../../../../web/words.ts'
import type { StayThingFacts } from '../../../inbox/facts.shape.ts'
import { NightRibbon } from './night-ribbon.tsx'

/** What decides a stay: its nights and what is free, why it waits, and what speaks for or against a yes. */
export function StayDecides({ stay, hotel }: { stay: StayThingFacts; hotel: string }) {
  return (
    <section className="thing-decides" aria-labelledby="thing-decides">
      <h2 id="thing-decides">
        <Trans>What decides it</Trans>
      </h2>
      <NightRibbon stay={stay} />
      <Becomes stay={stay} />
      {stay.rule && (
        <Note tone="gold" icon={Hourglass}>
          <Rule rule={stay.rule} hotel={hotel} penalty={stay.penaltyNights ?? 0} />
        </Note>
      )}
      <dl className="thing-checks">
        <Checks stay={stay} />
      </dl>
    </section>
  )
}

/** How many nights a change makes of how many. */
function Becomes({ stay: { now, asked } }: { stay: StayThingFacts }) {
  if (!asked) return null
  const [before, after] = [daysBetween(now.checkIn, now.checkOut), daysBetween(asked.checkIn, asked.checkOut)]
  return (
    <p className="small">
      {before === after ? (
        <Plural value={after} one="It stays # night." other="It stays # nights." />
      ) : (
        <Trans>
          <b>
            <Plural value={before} one="# night becomes" other="# nights become" /> {after}.
          </b>{' '}
          The nights of both are held until you answer.
        </Trans>
      )}
    </p>
  )
}

interface RuleProps {
  rule: NonNullable<StayThingFacts['rule']>
  hotel: string
  penalty: number
}

function Rule({ rule, hotel, penalty }: RuleProps) {
  switch (rule) {
    case 'penalty':
      return (
        <Plural
          value={penalty}
          _0="It waits because cancelling this late is agreed to by the club; the owner has accepted that it costs no night."
          one="It waits because cancelling this late costs # night, and the club has to agree."
          other="It waits because cancelling this late costs # nights, and the club has to agree."
        />
      )
    case 'benefits':
      return <Trans>It waits because its benefits need the owner’s authorization.</Trans>
    case 'guest':
      return (
        <Trans>It waits because a guest of the owner stays there: the club looks at each of those.</Trans>
      )
    case 'resort':
      return <Trans>It waits because {hotel} confirms each stay itself.</Trans>
    case 'asked':
      return (
        <Trans>
          It waits because it was asked for under an earlier rule: {hotel} confirms such stays by itself
          today.
        </Trans>
      )
  }
}

function Checks({ stay }: { stay: StayThingFacts }) {
  const language = useLanguage()
  const { left, residence, contract, closed } = stay
  const ends = formatDay(contract.ends, language)
  const { own, placed, taken } = residence
  return (
    <>
      {left && (
        <Check
          name={<Trans>Nights, {String(left.year)}</Trans>}
          isFine={left.left >= 0}
          value={
            <Trans>
              {left.left} of {left.granted} left, this stay’s {left.uses} taken already
            </Trans>
          }
        />
      )}
      {(own || placed) && (
        <Check
          name={<Trans>Residence</Trans>}
          isFine={placed !== null || !taken}
          value={
            placed ? (
              <Trans>Placed in {placed}</Trans>
            ) : taken ? (
              <Trans>{own} is theirs, and somebody else is placed in it on these nights</Trans>
            ) : (
              <Trans>{own} is theirs and free on these nights</Trans>
            )
          }
        />
      )}
      <Check
        name={<Trans>Contract</Trans>}
        isFine={contract.covers}
        value={
          contract.covers ? (
            <Trans>
              {contract.number}, {contract.membership}, until {ends}
            </Trans>
          ) : (
            <Trans>
              {contract.number}, {contract.membership}, ends on {ends}: the stay goes beyond it
            </Trans>
          )
        }
      />
      {closed.map(({ firstNight, lastNight, reason }) => {
        const [from, to] = [formatDay(firstNight, language), formatDay(lastNight, language)]
        const why = reason[language]
        return (
          <Check
            key={firstNight}
            name={<Trans>Closed nights</Trans>}
            isFine={false}
            value={
              <Trans>
                {from} to {to}: {why}
              </Trans>
            }
          />
        )
      })}
    </>
  )
}

/** One thing that speaks for a yes, or against it: by its icon, its colour and in words. */
function Check({ name, isFine, value }: { name: ReactNode; isFine: boolean; value: ReactNode }) {
  const Icon = isFine ? CircleCheck : CircleAlert
  return (
    <div className={isFine ? 'thing-check' : 'thing-check thing-check-bad'}>
      <dt>
        <Icon className="icon-small" aria-hidden /> {name}
      </dt>
      <dd>{value}</dd>
    </div>
  )
}
