import { Trans, useLingui } from '@lingui/react/macro'
import { type CSSProperties, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { daysBetween } from '../../../kernel/day.ts'
import { useLanguage } from '../../../web/words.ts'
import type { House, ShownStay } from '../../house.endpoints.ts'
import { rowHeight } from './row-height.ts'
import { StayBar, styleOf } from './stay-bar.tsx'
import { TapeHead } from './tape-head.tsx'
import { barSpan, lanesOf, tapeLinesOf } from './tape-lines.ts'
import { type Ghost, TapeRow } from './tape-row.tsx'
import { type Carrying, fitVerdict } from './use-carry.ts'
import { useTapeKeys } from './use-tape-keys.ts'
import { useTapePointer } from './use-tape-pointer.ts'

/** Rows are drawn in steps of so many, and so many beyond the window: a scroll draws few of them, and rarely. */
const STEP = 4
const BEYOND = 6
/** The first frame has so many rows; those beyond come in slices that let a press through. */
const FIRST_ROWS = 10

interface TapeProps {
  house: House
  carrying: Carrying
  day: string
  onDay: (day: string) => void
}

/** The chart: residences by days. Only the rows near the window are in the page. */
export function Tape({ house, carrying, day, onDay }: TapeProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState({ first: 0, last: FIRST_ROWS })
  const { carried, plan } = carrying
  const lines = useMemo(() => tapeLinesOf(house), [house])
  const lanes = useMemo(() => lanesOf(house), [house])
  const byResidence = useMemo(() => Map.groupBy(house.stays, ({ idHousing }) => idHousing), [house])
  const repairs = useMemo(() => Map.groupBy(house.repairs, ({ idHousing }) => idHousing), [house])
  const ghosts = useMemo(() => ghostsOf({ carried, plan }, house), [carried, plan, house])
  const keys = useTapeKeys({ house, lines, lanes, byResidence, carrying, box, canvas })
  const pointer = useTapePointer({ house, lines, carrying, box, canvas, onCurrent: keys.setCurrent })

  useEffect(() => {
    const element = box.current
    if (!element) return
    // Measured when the letters change and not at each step of a scroll, where it would lay the page out anew.
    let row = rowHeight(canvas.current)
    let height = element.clientHeight
    const look = () => {
      const first = Math.max(0, Math.floor(element.scrollTop / row / STEP) * STEP - BEYOND)
      const last = Math.ceil((element.scrollTop + height) / row / STEP) * STEP + BEYOND
      startTransition(() =>
        setNear((now) => (now.first === first && now.last === last ? now : { first, last })),
      )
    }
    const measure = () => {
      row = rowHeight(canvas.current)
      height = element.clientHeight
      look()
    }
    element.addEventListener('scroll', look, { passive: true })
    const sized = new ResizeObserver(measure)
    sized.observe(element)
    if (canvas.current) sized.observe(canvas.current)
    return () => {
      element.removeEventListener('scroll', look)
      sized.disconnect()
    }
  }, [])

  const current = keys.current
  const stayHome = (id: number | null) => house.stays.find((one) => one.id === id)?.idHousing ?? null
  const keep = [stayHome(current), carried?.target ?? null]
  const columns = {
    '--n': house.days,
    '--lanes': Math.max(1, lanes.length),
    '--rows': lines.length,
  } as CSSProperties
  const todayAt = daysBetween(house.from, house.today) + 0.5
  return (
    <section
      className="tape"
      ref={box}
      style={columns}
      data-days={house.days}
      data-carries={carried ? '' : undefined}
      aria-label={t`Residences by days`}
      aria-describedby="tape-how"
      onKeyDown={keys.onKeyDown}
      onFocus={keys.onFocus}
      onBlur={keys.onBlur}
      {...pointer}
      onClick={(event) => {
        const chosen = (event.target as Element).closest<HTMLElement>('[data-day]')?.dataset.day
        if (chosen) onDay(chosen)
        else pointer.onClick(event)
      }}
    >
      <p id="tape-how" className="hidden-text">
        <Trans>
          Arrow keys go from stay to stay. Enter picks one up; then arrows choose the residence, Enter places
          it, P pins it and Escape leaves it where it was.
        </Trans>
      </p>
      <TapeHead house={house} day={day} />
      {/* biome-ignore lint/a11y/useSemanticElements: a row of the chart is no fieldset */}
      <div className="tape-unplaced" role="group" aria-label={t`Not placed`}>
        <p className="tape-label">
          <b>
            <Trans>Not placed</Trans>
          </b>{' '}
          <span className="numeric">{lanes.reduce((sum, lane) => sum + lane.length, 0)}</span>
        </p>
        <div className="tape-lanes">
          {lanes.map((lane) => (
            <div key={lane[0]?.id} className="tape-track">
              {lane.map((stay) => (
                <StayBar
                  key={stay.id}
                  stay={stay}
                  house={house}
                  number={null}
                  current={stay.id === current}
                  held={stay.id === carried?.stay.id}
                />
              ))}
            </div>
          ))}
          {carried && carried.target === null && carried.stay.idHousing !== null && (
            <div className="tape-track tape-over">
              <span className="stay-bar ghost" style={styleOf(barSpan(carried.stay, house))} aria-hidden>
                <span>{carried.stay.name}</span>
              </span>
            </div>
          )}
        </div>
      </div>
      <div className="tape-canvas" ref={canvas}>
        {house.closed.map(({ firstNight, lastNight, reason }) => {
          const words = reason[language]
          return (
            <span key={firstNight} className="tape-closed" style={columnOf(firstNight, lastNight, house)}>
              <span className="tape-closed-words">{t`Closed: ${words}`}</span>
            </span>
          )
        })}
        <table className="tape-rows" aria-label={t`Residences`} aria-rowcount={lines.length}>
          <tbody>
            {lines.map((line, at) => {
              const id = line.kind === 'residence' ? line.residence.id : null
              if ((at < near.first || at > near.last) && (id === null || !keep.includes(id))) return null
              const stays = id === null ? undefined : byResidence.get(id)
              const has = (stay: number | null) => (stays?.some((one) => one.id === stay) ? stay : null)
              return (
                <TapeRow
                  key={id ?? `category ${line.kind === 'category' ? line.id : ''}`}
                  line={line}
                  at={at}
                  house={house}
                  {...(stays && { stays })}
                  {...(id !== null && repairs.has(id) && { repairs: repairs.get(id) ?? [] })}
                  current={has(current)}
                  held={has(carried?.stay.id ?? null)}
                  {...(id !== null && ghosts.has(id) && { ghosts: ghosts.get(id) ?? [] })}
                />
              )
            })}
          </tbody>
        </table>
        {todayAt > 0 && todayAt < house.days && (
          <i
            className="tape-now"
            style={{ left: `calc(var(--label) + (100% - var(--label)) * ${todayAt / house.days})` }}
          />
        )}
      </div>
      {plan && <span className="hidden-text" role="status">{t`The plan is drawn on the chart.`}</span>}
    </section>
  )
}

/** From the afternoon of the first night to the morning after the last, in the whole row. */
function columnOf(firstNight: string, lastNight: string, house: House) {
  const { left, width } = barSpan({ checkIn: firstNight, checkOut: lastNight }, house)
  const night = Math.min(1 - left - width, 1 / house.days)
  return {
    left: `calc(var(--label) + (100% - var(--label)) * ${left})`,
    width: `calc((100% - var(--label)) * ${width + night})`,
  }
}

/** What is drawn over the rows, by residence. */
function ghostsOf({ carried, plan }: Pick<Carrying, 'carried' | 'plan'>, house: House): Map<number, Ghost[]> {
  const over = new Map<number, Ghost[]>()
  if (carried && carried.target !== null && carried.target !== carried.stay.idHousing)
    over.set(carried.target, [{ stay: carried.stay, fits: fitVerdict(carried, house).kind === 'fits' }])
  if (plan) {
    const byId = new Map<number, ShownStay>(house.stays.map((one) => [one.id, one]))
    for (const { id, to } of plan.places) {
      const stay = byId.get(id)
      if (stay) over.set(to, [...(over.get(to) ?? []), { stay, fits: true }])
    }
  }
  return over
}
