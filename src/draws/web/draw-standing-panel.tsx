import { Plural, Trans } from '@lingui/react/macro'
import { residenceLabel } from '../../membership/contract.ts'
import { useContract } from '../../membership/web/session/use-session.ts'
import { useLanguage } from '../../web/words.ts'
import { type DrawOfContract, Ordinal } from './draw-words.tsx'

/** Where a contract stands before the draw, by what the three years before gave it. */
export function DrawStandingPanel({ draw }: { draw: DrawOfContract }) {
  const { standing } = draw
  if (!standing) return draw.mayTakePart ? null : <TakesNoPart draw={draw} />
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

/** Why this contract ranks no week. Weeks of its own kind may stand in a round of others: that makes it no taker. */
function TakesNoPart({ draw: { keptOut, kinds, places } }: { draw: DrawOfContract }) {
  const language = useLanguage()
  const { residence, roomCategoryId } = useContract()
  const name = residenceLabel(residence, language)
  const taking = new Intl.ListFormat(language).format(kinds.map((kind) => kind[language]))
  return (
    <section className="stand" aria-labelledby="stand-title">
      <h2 className="sub" id="stand-title">
        <Trans>This contract does not take part</Trans>
      </h2>
      <p className="small muted">
        {keptOut === 'owner' ? (
          <Trans>Reservations are closed for your account, and the weeks drawn become reservations.</Trans>
        ) : keptOut === 'residence' ? (
          <Trans>It names no kind of residence, so no stay can be booked with it.</Trans>
        ) : (
          <>
            <Trans>
              Only contracts of these kinds of residence rank weeks here: {taking}. Yours, {name}, is of
              another.
            </Trans>{' '}
            {places.some(({ idCategory }) => idCategory === roomCategoryId) && (
              <Trans>That weeks of your kind are among those drawn does not change it.</Trans>
            )}
          </>
        )}{' '}
        <Trans>Ask the desk if that is not right.</Trans>
      </p>
    </section>
  )
}
