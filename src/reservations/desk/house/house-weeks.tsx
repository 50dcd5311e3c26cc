import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from '../../../kernel/day.ts'
import { useLanguage } from '../../../web/words.ts'
import type { House } from '../../house.endpoints.ts'
import { weeksOf } from './tape-lines.ts'

/** How much of each week is taken, beside the same week a year before. */
export function HouseWeeks({ house }: { house: House }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const percent = (share: number | null) => (share === null ? '–' : i18n.number(share, { style: 'percent' }))
  return (
    <section className="house-weeks">
      <table>
        <caption>
          <Trans>Taken by week</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Week from</Trans>
            </th>
            <th scope="col">
              <Trans>Taken</Trans>
            </th>
            <th scope="col">
              <Trans>Last year</Trans>
            </th>
          </tr>
        </thead>
        <tbody className="numeric">
          {weeksOf(house).map(({ first, share, before }) => (
            <tr key={first}>
              <th scope="row">{formatDay(first, language)}</th>
              <td>{percent(share)}</td>
              <td>{percent(before)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
