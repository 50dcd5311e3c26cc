import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { House, ShownStay } from '../../house.endpoints.ts'
import { rowHeight } from './row-height.ts'
import { shownIn, type TapeLine } from './tape-lines.ts'
import type { Carrying } from './use-carry.ts'

interface TapeKeysOptions {
  house: House
  lines: readonly TapeLine[]
  lanes: readonly ShownStay[][]
  byResidence: ReadonlyMap<number | null, ShownStay[]>
  carrying: Carrying
  box: RefObject<HTMLDivElement | null>
  canvas: RefObject<HTMLDivElement | null>
}

/**
 * The keys of the chart, while the focus is in it: one stay has it, arrows go to the next. With a stay in one's hand, up and
 * down choose the residence.
 */
export function useTapeKeys({ house, lines, lanes, byResidence, carrying, box, canvas }: TapeKeysOptions) {
  const [chosen, setCurrent] = useState<number | null>(null)
  const [wanted, setWanted] = useState<number | null>(null)
  const { carried } = carrying
  const rows = useMemo(() => rowsOf(house, lines, lanes, byResidence), [house, lines, lanes, byResidence])
  const known = rows.some((row) => row.stays.some(({ id }) => id === chosen))
  const current = known ? chosen : (rows.find(({ stays }) => stays.length > 0)?.stays[0]?.id ?? null)

  /** Brings a row of the chart into the window; `null` is the band of those not placed. */
  const reveal = useCallback(
    (at: number | null) => {
      const [element, sheet] = [box.current, canvas.current]
      if (!element || !sheet) return
      if (at === null) return element.scrollTo({ top: 0 })
      const row = rowHeight(sheet)
      const top = sheet.offsetTop + at * row
      const head = row * 2
      if (top < element.scrollTop + head) element.scrollTo({ top: top - head })
      else if (top + row * 5 > element.scrollTop + element.clientHeight)
        element.scrollTo({ top: top + row * 5 - element.clientHeight })
    },
    [box, canvas],
  )

  // The stay that is to have the focus may have to be drawn first.
  useEffect(() => {
    if (wanted === null) return
    const button = barOf(box.current, wanted)
    if (!button) return
    button.focus({ preventScroll: true })
    setWanted(null)
  }, [wanted, box])

  // A stay that is placed is drawn anew in another row: the focus goes along, whenever that comes. So it does to the chart
  // once the bar whose button was pressed has gone.
  const held = useRef<number | null>(null)
  const wasDone = useRef(carrying.done)
  useEffect(() => {
    const barGone = wasDone.current !== null && carrying.done === null
    wasDone.current = carrying.done
    const lost = held.current ?? (barGone ? current : null)
    if (lost === null || document.activeElement !== document.body) return
    barOf(box.current, lost)?.focus({ preventScroll: true })
  })

  const go = (stay: ShownStay | undefined, at: number | null) => {
    if (!stay) return
    setCurrent(stay.id)
    setWanted(stay.id)
    reveal(at)
  }
  const lineOf = (residence: number | null) =>
    residence === null
      ? null
      : lines.findIndex((line) => line.kind === 'residence' && line.residence.id === residence)

  const carry = (key: string): boolean => {
    if (!carried) return false
    if (key === 'Escape') carrying.leave()
    else if (key === 'Enter' || key === ' ') carrying.place()
    else if (key.toLowerCase() === 'p') carrying.pin()
    else if (key === 'ArrowUp' || key === 'ArrowDown') {
      const own = house.residences.filter(({ idCategory }) => idCategory === carried.stay.idCategory)
      const targets = [null, ...own.map(({ id }) => id)]
      const next = targets[targets.indexOf(carried.target) + (key === 'ArrowUp' ? -1 : 1)]
      if (next !== undefined) {
        carrying.hold(next)
        reveal(lineOf(next))
      }
    } else return key === 'ArrowLeft' || key === 'ArrowRight'
    return true
  }

  const walk = (key: string): boolean => {
    const at = rows.findIndex(({ stays }) => stays.some(({ id }) => id === current))
    const row = rows[at]
    const stay = row?.stays.find(({ id }) => id === current)
    if (!row || !stay) return false
    const aside = { ArrowLeft: -1, ArrowRight: 1 }[key]
    if (aside) go(row.stays[row.stays.indexOf(stay) + aside], row.line)
    const along = { ArrowUp: -1, ArrowDown: 1 }[key]
    if (along) {
      const next = (along < 0 ? rows.slice(0, at).toReversed() : rows.slice(at + 1)).find(
        ({ stays }) => stays.length > 0,
      )
      go(next && nearest(next.stays, stay), next?.line ?? null)
    }
    return aside !== undefined || along !== undefined
  }

  return {
    current,
    setCurrent,
    onFocus: ({ target }: FocusEvent) => {
      const id = Number((target as HTMLElement).dataset.stay)
      held.current = id || null
      if (id) setCurrent(id)
    },
    onBlur: ({ target }: FocusEvent) => {
      // Left by who looks, and not taken away from under the focus: that is known once the drawing is done.
      queueMicrotask(() => {
        if (target.isConnected) held.current = null
      })
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const { key } = event
      if (carry(key) || (!carried && walk(key))) event.preventDefault()
      else if (!carried && key === 'Escape' && carrying.plan) carrying.leave()
    },
  }
}

const barOf = (within: HTMLElement | null, id: number) =>
  within?.querySelector<HTMLElement>(`[data-stay="${id}"]`)

/** The rows that have stays of the shown days, those not placed first, each by day. */
function rowsOf(
  house: House,
  lines: readonly TapeLine[],
  lanes: readonly ShownStay[][],
  byResidence: ReadonlyMap<number | null, ShownStay[]>,
): { line: number | null; stays: readonly ShownStay[] }[] {
  const isShown = shownIn(house)
  const placed = lines.map((line, at) => ({
    line: at,
    stays: line.kind === 'residence' ? (byResidence.get(line.residence.id) ?? []).filter(isShown) : [],
  }))
  return [...lanes.map((stays) => ({ line: null, stays })), ...placed]
}

/** The stay of a row that begins nearest to another one. */
function nearest(stays: readonly ShownStay[], to: ShownStay): ShownStay | undefined {
  const far = (one: ShownStay) => Math.abs(Date.parse(one.checkIn) - Date.parse(to.checkIn))
  return stays.toSorted((one, other) => far(one) - far(other))[0]
}
