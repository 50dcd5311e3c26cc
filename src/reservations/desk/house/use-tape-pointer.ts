import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react'
import type { House } from '../../house.endpoints.ts'
import { rowHeight } from './row-height.ts'
import type { TapeLine } from './tape-lines.ts'
import { type Carrying, fitVerdict } from './use-carry.ts'

/** A press becomes a drag once the pointer has gone so far (pixels). */
const DRAG_FROM = 4
/** Near its edge the chart scrolls by so much (pixels). */
const EDGE = 48

interface TapePointerOptions {
  house: House
  lines: readonly TapeLine[]
  carrying: Carrying
  box: RefObject<HTMLDivElement | null>
  canvas: RefObject<HTMLDivElement | null>
  onCurrent: (id: number) => void
}

/** The mouse on the chart: a press picks a stay up, a drag carries it and its end places it where it fits. */
export function useTapePointer({ house, lines, carrying, box, canvas, onCurrent }: TapePointerOptions) {
  const pressed = useRef<{ id: number; x: number; y: number; drags: boolean } | null>(null)
  const dragged = useRef(false)
  const stayOf = (target: EventTarget) =>
    Number((target as Element).closest<HTMLElement>('[data-stay]')?.dataset.stay ?? 0)

  /** The residence at a height of the window; null in the band of those not placed, undefined elsewhere. */
  const residenceAt = (y: number): number | null | undefined => {
    const [element, sheet] = [box.current, canvas.current]
    if (!element || !sheet) return undefined
    const from = sheet.getBoundingClientRect().top
    if (y < from) return y > element.getBoundingClientRect().top ? null : undefined
    const line = lines[Math.floor((y - from) / rowHeight(sheet))]
    return line?.kind === 'residence' ? line.residence.id : undefined
  }
  const hold = (y: number) => {
    const target = residenceAt(y)
    if (target !== undefined) carrying.hold(target)
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      const id = stayOf(event.target)
      dragged.current = false
      pressed.current =
        id && event.button === 0 ? { id, x: event.clientX, y: event.clientY, drags: false } : null
    },
    onPointerMove: (event: PointerEvent) => {
      const press = pressed.current
      if (!press) return
      const far = Math.hypot(event.clientX - press.x, event.clientY - press.y) > DRAG_FROM
      if (!press.drags && far) {
        const stay = house.stays.find(({ id }) => id === press.id)
        if (!stay) return
        press.drags = true
        dragged.current = true
        onCurrent(stay.id)
        carrying.pickUp(stay)
        event.currentTarget.setPointerCapture(event.pointerId)
      }
      if (!press.drags) return
      const element = box.current
      if (element) {
        const { top, bottom } = element.getBoundingClientRect()
        if (event.clientY < top + EDGE * 2) element.scrollBy({ top: -EDGE / 2 })
        else if (event.clientY > bottom - EDGE) element.scrollBy({ top: EDGE / 2 })
      }
      hold(event.clientY)
    },
    onPointerUp: () => {
      const drags = pressed.current?.drags
      pressed.current = null
      if (!drags || !carrying.carried) return
      if (fitVerdict(carrying.carried, house).kind === 'fits') carrying.place()
      // Where it does not fit it stays in the hand, and the bar says why.
    },
    onPointerCancel: () => {
      if (pressed.current?.drags) carrying.leave()
      pressed.current = null
    },
    onClick: (event: MouseEvent) => {
      // The press that ends a drag is no press of its own.
      if (dragged.current) {
        dragged.current = false
        return
      }
      const id = stayOf(event.target)
      const stay = house.stays.find((one) => one.id === id)
      if (stay && stay.id !== carrying.carried?.stay.id) carrying.pickUp(stay)
      else if (stay) carrying.leave()
      else if (carrying.carried) hold(event.clientY)
    },
  }
}
