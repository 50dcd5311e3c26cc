import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useMay } from '../../membership/web/session/use-may.ts'
import { type LinesOfStay, LinesOfStayContext } from '../../reservations/web/lines-of-stay.ts'
import { loadWords } from '../../web/words.ts'

/** A part of the marketplace with its words; until both have come what stands `meanwhile`, or nothing. */
function part<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props & { meanwhile?: ReactNode }> {
  const Part = lazy(
    async () => (await Promise.all([load(), loadWords('marketplace')]))[0],
  ) as ComponentType<Props>
  return (props) => (
    <Suspense fallback={props.meanwhile ?? null}>
      <Part {...props} />
    </Suspense>
  )
}

const LINES: LinesOfStay = {
  Beside: part(() => import('../../marketplace/web/stay-lines/beside.tsx')),
  WithStay: part(() => import('../../marketplace/web/stay-lines/with-stay.tsx')),
  Today: part(() => import('../../marketplace/web/stay-lines/today.tsx')),
  OfLine: part(() => import('../../marketplace/web/stay-lines/of-line.tsx')),
  OfEnded: part(() => import('../../marketplace/web/stay-lines/of-ended.tsx')),
}

/** What is ordered for a stay, for the screens that show or change it. */
export function WithLinesOfStay({ children }: { children: ReactNode }) {
  const mayOrder = useMay('order')
  return <LinesOfStayContext value={mayOrder ? LINES : null}>{children}</LinesOfStayContext>
}
