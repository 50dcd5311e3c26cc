import './skeleton.css'
import type { ReactNode } from 'react'
import { inRem } from '../in-rem.ts'

interface SkeletonProps {
  /** Pixels at the usual text size, with which they grow; or any CSS length. */
  width?: number | string
  height?: number | string
  radius?: number | string
}

/** A shimmering place where something will stand; give it the size of what comes. */
export function Skeleton({ width = '100%', height = 14, radius }: SkeletonProps) {
  const style = { width: lengthOf(width), height: lengthOf(height), borderRadius: radius }
  return <span className="skeleton" style={style} />
}

function lengthOf(size: number | string): string {
  return typeof size === 'number' ? inRem(size) : size
}

/** Holds skeletons and says in words what is loading: "Loading your benefits". */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <span className="hidden-text" role="status">
        {label}
      </span>
      <div aria-hidden>{children}</div>
    </div>
  )
}
