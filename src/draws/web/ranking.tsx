import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import { useMay } from '../../membership/web/session/use-may.ts'
import { useSession } from '../../membership/web/session/use-session.ts'
import { Button } from '../../web/ui/button.tsx'
import { Note } from '../../web/ui/note.tsx'
import { RestrictedNote } from '../../web/ui/restricted-note.tsx'
import { useNow } from '../../web/ui/use-now.ts'
import { MOST_WISHES } from '../round.ts'
import { AddWeek } from './add-week.tsx'
import { DrawStandingPanel } from './draw-standing-panel.tsx'
import { type DrawOfContract, type DrawWeek, useMomentOf } from './draw-words.tsx'
import { RankedWeek } from './ranked-week.tsx'
import { useRanking } from './use-ranking.ts'
import { useWeekName, WeekWords } from './week-words.tsx'

interface RankingProps {
  idContract: number
  draw: DrawOfContract
}

/** What a contract wishes, beside where it stands: to be ranked while wishes are open, to be read afterwards. */
export function Ranking({ idContract, draw }: RankingProps) {
  const { user } = useSession()
  const may = useMay('book') && !user.isAdmin
  const { round, mayTakePart } = draw
  const now = useNow().getTime()
  const isOpen = round.state === 'open' && now < new Date(round.closesAt).getTime()
  if (isOpen && mayTakePart && may) return <OpenRanking idContract={idContract} draw={draw} />
  return (
    <>
      <section aria-labelledby="ranking-title">
        <div className="section-head">
          <h2 className="title" id="ranking-title">
            {draw.wishes.length > 0 ? <Trans>Your ranking</Trans> : <Trans>The weeks</Trans>}
          </h2>
        </div>
        {user.isAdmin && isOpen && <RestrictedNote />}
        <ReadRanking draw={draw} />
      </section>
      <div className="draw-side">
        <DrawStandingPanel draw={draw} />
      </div>
    </>
  )
}

/** The ranking as it was saved, or all weeks where nothing is ranked. */
function ReadRanking({ draw }: { draw: DrawOfContract }) {
  const { wishes, places, savedAt, round } = draw
  const momentOf = useMomentOf(round)
  const byId = new Map(places.map((one) => [one.id, one]))
  const ranked = wishes.flatMap((id) => byId.get(id) ?? [])
  const at = savedAt ? momentOf(savedAt) : ''
  return (
    <>
      {ranked.length > 0 && (
        <p className="small faint">
          <Trans>Saved {at}.</Trans>
        </p>
      )}
      <ol className="rank">
        {(ranked.length > 0 ? ranked : places).map((week, index) => (
          <li key={week.id} className="rank-read">
            {ranked.length > 0 && (
              <b className="rank-no" aria-hidden>
                {index + 1}
              </b>
            )}
            <WeekWords week={week} />
          </li>
        ))}
      </ol>
    </>
  )
}

function OpenRanking({ idContract, draw }: RankingProps) {
  const { t } = useLingui()
  const weekName = useWeekName()
  const ranking = useRanking(idContract, draw)
  const [said, setSaid] = useState('')
  const [lifted, setLifted] = useState<{ id: number; from: readonly number[] } | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const addRef = useRef<HTMLDivElement>(null)
  const { wishes, setWishes } = ranking
  const byId = new Map(draw.places.map((one) => [one.id, one]))
  const nameOf = (id: number) => weekName(byId.get(id))
  const moveTo = (id: number, to: number) => {
    const at = wishes.indexOf(id)
    if (to < 0 || to >= wishes.length || to === at) return
    const next = wishes.filter((one) => one !== id)
    next.splice(to, 0, id)
    const held = document.activeElement
    setWishes(next)
    // The row goes on beyond the window's edge, and its button with it: a node that changes its place may lose the focus.
    requestAnimationFrame(() => {
      if (!(held instanceof HTMLElement && list.current?.contains(held))) return
      held.focus({ preventScroll: true })
      held.closest('li')?.scrollIntoView({ block: 'nearest' })
      // A row may be higher than the window.
      held.scrollIntoView({ block: 'nearest' })
    })
    const [name, place, of] = [nameOf(id), to + 1, wishes.length]
    setSaid(t`${name}, now ${place} of ${of}`)
  }
  const remove = (id: number) => {
    const name = nameOf(id)
    const at = wishes.indexOf(id)
    setWishes(wishes.filter((one) => one !== id))
    setSaid(t`${name} is out of your ranking`)
    // What was pressed is gone: the next row, or the weeks to add.
    requestAnimationFrame(() => {
      const rows = list.current?.querySelectorAll<HTMLElement>('.rank-grip')
      const next = rows?.[Math.min(at, rows.length - 1)]
      if (next) next.focus()
      else addRef.current?.querySelector<HTMLElement>('button')?.focus()
    })
  }
  const add = (id: number) => {
    const [name, place] = [nameOf(id), wishes.length + 1]
    setWishes([...wishes, id])
    setSaid(t`${name} is your wish ${place}`)
    // What was pressed is gone: the next week to add, or the one that was added last.
    const toAdd = () => [...(addRef.current?.querySelectorAll<HTMLElement>('.rank-plus') ?? [])]
    const at = toAdd().findIndex((one) => one === document.activeElement)
    requestAnimationFrame(() => {
      if (at < 0) return
      const left = toAdd()
      const grips = list.current?.querySelectorAll<HTMLElement>('.rank-grip') ?? []
      const next = left[Math.min(at, left.length - 1)] ?? [...grips].at(-1)
      next?.focus()
    })
  }
  // The slot leads to the weeks that can be added: their first button.
  const toWeeks = () => {
    const first = addRef.current?.querySelector<HTMLElement>('.rank-plus')
    first?.focus({ preventScroll: true })
    addRef.current?.scrollIntoView({ block: 'nearest' })
  }
  const rest = draw.places.filter(({ id }) => !wishes.includes(id))
  const free = Math.min(MOST_WISHES - wishes.length, rest.length)
  return (
    <>
      <section aria-labelledby="ranking-title">
        <div className="section-head">
          <div>
            <h2 className="title" id="ranking-title">
              <Trans>Your ranking</Trans>
            </h2>
            <p className="small faint">
              {draw.round.each === 1 ? (
                <Trans>
                  True order is the best order: a lower wish is looked at only when all above it are gone.
                </Trans>
              ) : (
                <Plural
                  value={draw.round.each}
                  one="You can receive # week. A lower wish is looked at only when all above it are gone."
                  other="You can receive # weeks. A lower wish is looked at only when all above it are gone."
                />
              )}
            </p>
          </div>
          <SavedWords ranking={ranking} draw={draw} />
        </div>
        {ranking.failure && (
          <Note tone="bad" title={<Trans>Not saved</Trans>} spoken>
            <p>{ranking.failure.message}</p>
            <Button kind="secondary" size="small" onClick={ranking.again}>
              <Trans>Try again</Trans>
            </Button>
          </Note>
        )}
        <p className="hidden-text" role="status">
          {said}
        </p>
        {wishes.length === 0 && (
          <p className="muted rank-none">
            <Trans>You have ranked no week yet. Add the one you want most, then the next.</Trans>
          </p>
        )}
        <ol className="rank" ref={list}>
          {wishes.map((id, at) => {
            const week = byId.get(id) as DrawWeek
            return (
              <RankedWeek
                key={id}
                week={week}
                name={weekName(week)}
                place={at + 1}
                of={wishes.length}
                lifted={lifted?.id === id}
                onLift={() => setLifted({ id, from: wishes })}
                onPutDown={() => setLifted(null)}
                onPutBack={() => {
                  if (lifted) setWishes(lifted.from)
                  setLifted(null)
                }}
                onMove={(to) => moveTo(id, to)}
                onRemove={() => remove(id)}
              />
            )
          })}
          {free > 0 && (
            <li className="rank-slot">
              <button type="button" onClick={toWeeks}>
                <b className="rank-no" aria-hidden>
                  {wishes.length + 1}
                </b>
                <Plus className="icon-small" aria-hidden />
                <Trans>Add a week</Trans>
              </button>
            </li>
          )}
        </ol>
        <p className="small faint rank-rest">
          {wishes.length < MOST_WISHES ? (
            <Plural
              value={free}
              _0="All weeks are in your ranking."
              one="One place is free. An empty one harms nobody."
              other="# places are free. Empty ones harm nobody."
            />
          ) : (
            <Trans>{MOST_WISHES} wishes are the most: remove one to add another.</Trans>
          )}
        </p>
      </section>
      <div className="draw-side">
        <div ref={addRef}>
          <AddWeek weeks={rest} isFull={wishes.length >= MOST_WISHES} onAdd={add} />
        </div>
        <DrawStandingPanel draw={draw} />
      </div>
    </>
  )
}

function SavedWords({ ranking, draw }: { ranking: ReturnType<typeof useRanking>; draw: DrawOfContract }) {
  const momentOf = useMomentOf(draw.round)
  const { isSaved, savedAt, busy, failure } = ranking
  if (failure) return null
  if (busy || !isSaved)
    return (
      <span className="small faint draw-saved">
        <Trans>Saving…</Trans>
      </span>
    )
  if (!savedAt) return null
  const at = momentOf(savedAt)
  return (
    <span className="small draw-saved is-saved">
      <Check className="icon-small" aria-hidden />
      <Trans>Saved {at}</Trans>
    </span>
  )
}
