import { Plural, SelectOrdinal, Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleMinus from 'lucide-react/icons/circle-minus'
import Minus from 'lucide-react/icons/minus'
import { Chip } from '../../web/ui/chip.tsx'
import { useLanguage } from '../../web/words.ts'
import type { DrawOfContract } from './draw-words.tsx'
import { OrderStrip } from './order-strip.tsx'
import { GoneWords } from './wish-fate-words.tsx'

interface WhySectionProps {
  draw: DrawOfContract
  why: NonNullable<DrawOfContract['why']>
}

/** Why a contract received what it did: its place, what became of each wish, and the round in four figures. */
export function WhySection({ draw, why }: WhySectionProps) {
  const language = useLanguage()
  const { place, of, group, groups, equals, round } = why
  const byId = new Map(draw.places.map((one) => [one.id, one]))
  return (
    <section className="section" aria-labelledby="draw-why">
      <div className="section-head">
        <div>
          <h2 className="title" id="draw-why">
            <Trans>Why</Trans>
          </h2>
          <p className="small faint">
            <SelectOrdinal
              value={place}
              one={`You were #st of ${of} in the order.`}
              two={`You were #nd of ${of} in the order.`}
              few={`You were #rd of ${of} in the order.`}
              other={`You were #th of ${of} in the order.`}
            />
          </p>
        </div>
      </div>
      <OrderStrip why={why} />
      <ol className="outcome">
        {why.wishes.map((wish, at) => {
          const week = byId.get(wish.idPlace)
          return (
            week && (
              <li key={wish.idPlace} className={clsx(wish.fate === 'given' && 'outcome-got')}>
                <b className="rank-no" aria-hidden>
                  {at + 1}
                </b>
                <span>
                  <b className="sub">{week.name[language]}</b>
                  <span className="small faint">{week.category[language]}</span>
                  <span className="small muted">
                    <GoneWords wish={wish} residences={week.residences} />
                  </span>
                </span>
                <FateChip fate={wish.fate} />
              </li>
            )
          )
        })}
      </ol>
      <p className="small muted">
        {groups === 1 ? (
          <Trans>All were given alike in the three years before, so all are in one group.</Trans>
        ) : (
          <SelectOrdinal
            value={group}
            one={`You are in the #st of ${groups} groups: who was given least in the three years before comes first.`}
            two={`You are in the #nd of ${groups} groups: who was given least in the three years before comes first.`}
            few={`You are in the #rd of ${groups} groups: who was given least in the three years before comes first.`}
            other={`You are in the #th of ${groups} groups: who was given least in the three years before comes first.`}
          />
        )}{' '}
        <Plural
          value={equals}
          one="Nobody else is in it."
          other="# owners are in it; among them the draw decided."
        />
      </p>
      <h3 className="sub whole-title">
        <Trans>The whole round</Trans>
      </h3>
      <dl className="whole">
        <div>
          <dt>
            <Trans>Owners who took part</Trans>
          </dt>
          <dd className="figure figure-small">{round.takers}</dd>
        </div>
        <div>
          <dt>
            <Trans>Weeks given out</Trans>
          </dt>
          <dd className="figure figure-small">{round.weeks}</dd>
        </div>
        <div>
          <dt>
            <Trans>First wishes among them</Trans>
          </dt>
          <dd className="figure figure-small">{round.first}</dd>
        </div>
        <div>
          <dt>
            <Trans>Owners who received nothing and move ahead</Trans>
          </dt>
          <dd className="figure figure-small">{round.nothing}</dd>
        </div>
      </dl>
    </section>
  )
}

function FateChip({ fate }: { fate: WhySectionProps['why']['wishes'][number]['fate'] }) {
  if (fate === 'given')
    return (
      <Chip tone="good" icon={CircleCheck}>
        <Trans context="a wish">Yours</Trans>
      </Chip>
    )
  if (fate === 'not-needed')
    return (
      <Chip tone="quiet" icon={Minus}>
        <Trans>Not reached</Trans>
      </Chip>
    )
  return (
    <Chip tone="quiet" icon={CircleMinus}>
      {fate === 'gone' ? <Trans context="a wish">Gone</Trans> : <Trans>Same nights</Trans>}
    </Chip>
  )
}
