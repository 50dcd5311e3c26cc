import './logo.css'
import { inRem } from '../in-rem.ts'

/** The mark's usual height in pixels; the style knows the name's size beside it. */
const USUAL = 34

/** The mark: an arch with the sun over the sea. `size` is its height in pixels. */
export function Mark({ size = USUAL }: { size?: number }) {
  return (
    <svg className="mark" width={(size * 28) / 34} height={size} viewBox="0 0 28 34" aria-hidden="true">
      <path className="mark-sky" d="M1 33V14a13 13 0 0 1 26 0v19z" />
      <circle className="mark-sun" cx="14" cy="15.5" r="4.6" />
      <path
        className="mark-sea"
        d="M1 20.5c2.2-1.6 4.3-1.6 6.5 0s4.3 1.6 6.5 0 4.3-1.6 6.5 0 4.3 1.6 6.5 0V33H1z"
      />
      <path
        className="mark-near"
        d="M1 26c2.2-1.6 4.3-1.6 6.5 0s4.3 1.6 6.5 0 4.3-1.6 6.5 0 4.3 1.6 6.5 0v7H1z"
      />
    </svg>
  )
}

/** The mark with the club's name and tagline, which come from the server. */
export function Logo({ name, tagline, size = USUAL }: { name: string; tagline?: string; size?: number }) {
  return (
    <span className="logo">
      <Mark size={size} />
      <span>
        <b style={size === USUAL ? undefined : { fontSize: inRem(size * 0.74) }}>{name}</b>{' '}
        {tagline && <i>{tagline}</i>}
      </span>
    </span>
  )
}
