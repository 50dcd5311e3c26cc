import { Trans } from '@lingui/react/macro'
import Calculator from 'lucide-react/icons/calculator'
import Lock from 'lucide-react/icons/lock'
import Shuffle from 'lucide-react/icons/shuffle'
import { type DrawRound, useMomentOf } from './draw-words.tsx'

/** Three reasons why nobody can choose the order, the seals among them. */
export function WhyNobodyChooses({ round }: { round: Omit<DrawRound, 'wishes'> }) {
  const momentOf = useMomentOf(round)
  const published = momentOf(round.publishedAt)
  const { source, publicValue } = round
  return (
    <section className="section" aria-labelledby="why-nobody">
      <h2 className="title" id="why-nobody">
        <Trans>Why nobody can choose the order</Trans>
      </h2>
      <div className="draw-rules">
        <div>
          <Lock className="icon" aria-hidden />
          <h3 className="sub">
            <Trans>Sealed before</Trans>
          </h3>
          <p className="small muted">
            <Trans>
              A secret number was fixed on {published}. Its seal is public, so it can’t be changed unseen:
            </Trans>
          </p>
          <Seal value={round.seal} />
          {round.wishesSeal && (
            <>
              <p className="small muted">
                <Trans>All wishes were sealed when they closed:</Trans>
              </p>
              <Seal value={round.wishesSeal} />
            </>
          )}
        </div>
        <div>
          <Shuffle className="icon" aria-hidden />
          <h3 className="sub">
            <Trans>Joined by chance</Trans>
          </h3>
          <p className="small muted">
            <Trans>
              After wishes close, a public number that nobody at the club makes is added: {source}. Two people
              of the desk have to read the same.
            </Trans>
          </p>
          {publicValue && <p className="draw-code">{publicValue}</p>}
        </div>
        <div>
          <Calculator className="icon" aria-hidden />
          <h3 className="sub">
            <Trans>Computed by anybody</Trans>
          </h3>
          <p className="small muted">
            <Trans>
              The file of the round has numbers and no names. Your browser can work it out again; so can
              anybody’s.
            </Trans>
          </p>
        </div>
      </div>
    </section>
  )
}

/** A seal in fours, so that two can be compared by eye. */
function Seal({ value }: { value: string }) {
  return <p className="draw-code">{value.match(/.{1,4}/g)?.join(' ')}</p>
}
