import { Trans } from '@lingui/react/macro'
import Calculator from 'lucide-react/icons/calculator'
import Lock from 'lucide-react/icons/lock'
import Shuffle from 'lucide-react/icons/shuffle'
import { type KnownRound, useMomentOf } from './draw-words.tsx'

/** Three reasons why nobody can choose the order, in plain words; what they are checked by stands folded below. */
export function WhyNobodyChooses({ round }: { round: KnownRound }) {
  const momentOf = useMomentOf(round)
  const published = momentOf(round.publishedAt)
  const joins = momentOf(round.numberAt)
  const { source, publicValue } = round
  const ofDrand = /^drand\b/i.test(source)
  return (
    <section className="section" aria-labelledby="why-nobody">
      <h2 className="title" id="why-nobody">
        <Trans>Why nobody can choose the order</Trans>
      </h2>
      <div className="draw-rules">
        <div>
          <Lock className="icon" aria-hidden />
          <h3 className="sub">
            <Trans>Fixed before anybody wished</Trans>
          </h3>
          <p className="small muted">
            <Trans>
              A secret number was fixed on {published}, and what shows any change of it was published with it.
              So nobody could choose another one later.
            </Trans>
          </p>
        </div>
        <div>
          <Shuffle className="icon" aria-hidden />
          <h3 className="sub">
            <Trans>The number nobody could choose</Trans>
          </h3>
          <p className="small muted">
            {ofDrand ? (
              <Trans>
                A second number joins it after wishes have closed. It is made by nobody at the club: drand, a
                public service for chance numbers, publishes it on {joins}. Two people of the desk have to
                read the same.
              </Trans>
            ) : (
              <Trans>
                A second number joins it after wishes have closed. It is made by nobody at the club ({source}
                ), and becomes known on {joins}. Two people of the desk have to read the same.
              </Trans>
            )}
          </p>
        </div>
        <div>
          <Calculator className="icon" aria-hidden />
          <h3 className="sub">
            <Trans>Computed by anybody</Trans>
          </h3>
          <p className="small muted">
            <Trans>
              The file of the round has numbers and no names. Below your browser works it out again; so can
              anybody’s.
            </Trans>
          </p>
        </div>
      </div>
      <details className="draw-fold small">
        <summary>
          <Trans>For those who want to check it themselves</Trans>
        </summary>
        <div className="stack">
          <p className="muted">
            <Trans>Seal of the secret number, its SHA-256, published on {published}:</Trans>
          </p>
          <Seal value={round.seal} />
          {round.wishesSeal && (
            <>
              <p className="muted">
                <Trans>Seal of all wishes as they stood when they closed:</Trans>
              </p>
              <Seal value={round.wishesSeal} />
            </>
          )}
          <p className="muted">
            <Trans>
              The public number: {source}, known on {joins}.
            </Trans>
          </p>
          {publicValue && <p className="draw-code">{publicValue}</p>}
        </div>
      </details>
    </section>
  )
}

/** A seal in fours, so that two can be compared by eye. */
function Seal({ value }: { value: string }) {
  return <p className="draw-code">{value.match(/.{1,4}/g)?.join(' ')}</p>
}
