import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'

/** How large a picture may be drawn; 1 fits its frame. */
const STEPS = [1, 1.5, 2, 3, 4] as const

/** A picture's size in its frame. What is in the middle stays there, and the mouse may push it about. */
export function useZoom() {
  const frame = useRef<HTMLElement>(null)
  const [step, setStep] = useState(0)
  const zoom = STEPS[step] ?? 1
  const before = useRef(zoom)

  useLayoutEffect(() => {
    const element = frame.current
    if (!element || before.current === zoom) return
    const grown = zoom / before.current
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = element
    element.scrollTo({
      left: (scrollLeft + clientWidth / 2) * grown - clientWidth / 2,
      top: (scrollTop + clientHeight / 2) * grown - clientHeight / 2,
      behavior: 'instant',
    })
    before.current = zoom
  }, [zoom])

  const nearer = () => setStep((now) => Math.min(now + 1, STEPS.length - 1))
  const farther = () => setStep((now) => Math.max(now - 1, 0))
  const whole = () => setStep(0)
  return {
    frame,
    zoom,
    isLeast: step === 0,
    isMost: step === STEPS.length - 1,
    nearer,
    farther,
    whole,
    onDoubleClick: () => setStep((now) => (now === 0 ? 2 : 0)),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === '+' || event.key === '=') nearer()
      else if (event.key === '-') farther()
      else if (event.key === '0') whole()
    },
    drag: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        // Only the mouse needs dragging: touch scrolls natively.
        if (event.pointerType === 'mouse' && event.button === 0 && step > 0)
          event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const element = event.currentTarget
        if (element.hasPointerCapture(event.pointerId)) element.scrollBy(-event.movementX, -event.movementY)
      },
    },
  }
}
