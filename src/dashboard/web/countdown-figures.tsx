import type { ReactNode } from 'react'

interface CountdownFiguresProps {
  /** Figures with their unit in words, the largest first. */
  parts: readonly { figure: number; unit: ReactNode }[]
  /** What happens at the end, beside the figures. */
  children?: ReactNode
}

/** Figures of a countdown between hairlines: a timer, read on request and not announced. */
export function CountdownFigures({ parts, children }: CountdownFiguresProps) {
  return (
    <div className="countdown" role="timer">
      {parts.map(({ figure, unit }, index) => (
        // The places of a countdown never change order.
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
        <div key={index}>
          <b className="figure">{figure}</b>
          <span>{unit}</span>
        </div>
      ))}
      {children && <p className="small faint">{children}</p>}
    </div>
  )
}
