import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../../../web/words.ts'
import type { DeskRound } from './desk-round.ts'

/** Who received which week, in the order of the draw, and what has become of it. */
export function ResultsByOwner({ round }: { round: DeskRound }) {
  const { t } = useLingui()
  const language = useLanguage()
  const name = round.name[language]
  const weeks = new Map(round.places.map((place) => [place.id, place]))
  return (
    <details>
      <summary>
        <Trans>Who received what</Trans>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard */}
      <section className="desk-draw-weeks" tabIndex={0} aria-label={t`The results of ${name}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Owner</Trans>
              </th>
              <th scope="col">
                <Trans>Place in the order</Trans>
              </th>
              <th scope="col">
                <Trans>Week</Trans>
              </th>
              <th scope="col">
                <Trans>Wish</Trans>
              </th>
              <th scope="col">
                <Trans>Stay</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {round.results.each.map(({ idOwner, owner, number, place, idPlace, wish, state, stay }) => (
              <tr key={`${number}-${idPlace}`}>
                <th scope="row">
                  <Link to="/desk/owners/$id" params={{ id: String(idOwner) }} className="link">
                    {owner}
                  </Link>
                  <span className="small muted">
                    {' '}
                    <Trans>number {number}</Trans>
                  </span>
                </th>
                <td className="numeric">{place}</td>
                <td>
                  {weeks.get(idPlace)?.name[language]}
                  <span className="small muted"> {weeks.get(idPlace)?.category[language]}</span>
                </td>
                <td className="numeric">{wish}</td>
                <td>
                  {stay ??
                    (state === 'refused' ? (
                      <Trans>refused by the rules</Trans>
                    ) : (
                      <Trans>not booked yet</Trans>
                    ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
