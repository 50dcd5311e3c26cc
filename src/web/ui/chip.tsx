import './chip.css'
import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export type Tone =
  | 'plain'
  | 'accent'
  | 'pending'
  | 'waiting'
  | 'good'
  | 'quiet'
  | 'bad'
  | 'authorize'
  | 'changing'
  | 'leaving'

interface ChipProps {
  tone?: Tone
  icon?: LucideIcon
  /** Lies on a picture: 12 px from its top left corner, in ink on the surface. */
  onImage?: boolean
  children: ReactNode
}

/** A short word in a pill; the words carry the meaning, the tone only repeats it. */
export function Chip({ tone = 'plain', icon: Icon, onImage, children }: ChipProps) {
  return (
    <span className={clsx('chip', `tone-${tone}`, onImage && 'chip-on-image')}>
      {Icon && <Icon aria-hidden />}
      {children}
    </span>
  )
}
