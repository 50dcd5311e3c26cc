import { Plural, Trans } from '@lingui/react/macro'
import { type DrawOfContract, Ordinal } from './draw-words.tsx'

/** Where a contract stands before the draw, by what the three years before gave it. */
export function DrawStandingPanel({ draw: { standing, mayTakePart } }: { draw: DrawOfContract }) {
  if (!standing)
    return mayTakePart ? null : (
      <section className="stand" aria-labelledby="stand-title">
        <h2 className="sub" id="stand-title">
          <Trans>This contract does not take part</Trans>
        </h2>
        <p className="small muted">
          <Trans>The round is for other kinds of residence. Ask the desk if that is not right.</Trans>
        </p>
      </section>
    )
  const { group, groups, from, to, of, years } = standing
  return (
    <section className="stand" aria-labelledby="stand-title">
      <h2 className="sub" id="stand-title">
        <Trans>Where you stand</Trans>
      </h2>
      <div className="stand-fig">
        <b className="figure">
          <Ordinal value={group} />
        </b>
        <span>
          <Plural value={groups} one="of one group." other="of # groups." />{' '}
          <Trans>Who received least in three years goes first; inside a group the draw decides.</Trans>
        </span>
      </div>
      <ul className="stand-years">
        {years.map(({ year, ranks }) => (
          <li key={year}>
            <b className="numeric">{year}</b>
            <span>
              {ranks === null ? (
                <Trans>did not take part</Trans>
              ) : ranks.length === 0 ? (
                <Trans>received nothing</Trans>
              ) : (
                ranks.map((rank, at) => (
                  <span key={rank}>
                    {at > 0 && ', '}
                    <Trans>
                      received wish <span className="numeric">{rank}</span>
                    </Trans>
                  </span>
                ))
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className="small muted">
        <Plural value={of} one="With you one takes part." other="With you # take part." />{' '}
        {from === to ? (
          <Trans>
            You will be <Ordinal value={from} />.
          </Trans>
        ) : (
          <Trans>
            You will be somewhere between <Ordinal value={from} /> and <Ordinal value={to} />.
          </Trans>
        )}
      </p>
    </section>
  )
}
