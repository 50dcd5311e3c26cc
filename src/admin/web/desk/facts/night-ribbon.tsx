import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import { nightsOf } from '../../../../kernel/day.ts'
import { dayInWords } from '../../../../kernel/day-words.ts'
import { LOCALE } from '../../../../kernel/language.ts'
import { useLanguage } from '../../../../web/words.ts'
import type { StayThingFacts } from '../../../inbox/facts.shape.ts'

const utc = (day: string) => new Date(`${day}T00:00:00Z`)

/** The nights around a stay: which it has, which are asked for, and what is free of its kind besides. */
export function NightRibbon({ stay: { now, asked, nights } }: { stay: StayThingFacts }) {
  const { t } = useLingui()
  const language = useLanguage()
  const weekday = new Intl.DateTimeFormat(LOCALE[language], { weekday: 'short', timeZone: 'UTC' })
  const month = new Intl.DateTimeFormat(LOCALE[language], { month: 'long', timeZone: 'UTC' })
  const short = new Intl.DateTimeFormat(LOCALE[language], { month: 'short', timeZone: 'UTC' })
  const stands = new Set(nightsOf(now))
  const wanted = new Set(asked ? nightsOf(asked) : [])
  const most = Math.max(0, ...nights.map(({ of }) => of ?? 0))
  const first = nights[0]?.night ?? now.checkIn
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard
    <section className="ribbon" tabIndex={0} aria-label={t`The nights around the stay`}>
      <table>
        <thead>
          <tr>
            <td>{month.format(utc(first))}</td>
            {nights.map(({ night, closed }) => (
              <th key={night} scope="col" className={clsx(closed && 'ribbon-closed')}>
                <span aria-hidden>
                  {utc(night).getUTCDate() === 1 ? short.format(utc(night)) : weekday.format(utc(night))}
                  <b>{utc(night).getUTCDate()}</b>
                </span>
                <span className="hidden-text">{dayInWords(night, language)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row
            label={asked ? t`Now` : t`Asked for`}
            nights={nights}
            has={stands}
            tone={asked ? 'now' : 'asked'}
          />
          {asked && <Row label={t`Asked for`} nights={nights} has={wanted} tone="asked" />}
          <tr>
            <th scope="row">
              {most > 0 ? <Trans>Free besides, of {most}</Trans> : <Trans>Free besides</Trans>}
            </th>
            {nights.map(({ night, free, closed }) => (
              <td key={night} className={clsx('numeric', closed && 'ribbon-closed')}>
                {closed ? (
                  <span role="img" aria-label={t`Not available`}>
                    ×
                  </span>
                ) : (
                  (free ?? '–')
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

function Row({
  label,
  nights,
  has,
  tone,
}: {
  label: string
  nights: StayThingFacts['nights']
  has: ReadonlySet<string>
  tone: 'now' | 'asked'
}) {
  const { t } = useLingui()
  return (
    <tr>
      <th scope="row">{label}</th>
      {nights.map(({ night }) => (
        <td key={night}>
          {has.has(night) && (
            <span className={clsx('ribbon-night', `ribbon-${tone}`)} role="img" aria-label={t`yes`}>
              <Check className="icon-small" aria-hidden />
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}
