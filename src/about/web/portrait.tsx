import type { Department } from '../staff.endpoints.ts'

interface PortraitProps {
  person: { name: string; lastname: string; department: Department }
  /** Its width in pixels. */
  size: number
}

/** The sun's position in the drawing, by department, so that the portraits differ. */
const SUN: Readonly<Record<Department, { x: number; y: number }>> = {
  direction: { x: 32, y: 28 },
  concierge: { x: 50, y: 24 },
  ownership: { x: 66, y: 30 },
  finance: { x: 38, y: 28 },
  property: { x: 68, y: 26 },
}

/** Somebody's initials in the club's arch, over its sea. Decorative: the name stands beside it. */
export function Portrait({ person, size }: PortraitProps) {
  const { x, y } = SUN[person.department]
  return (
    <svg className="portrait" viewBox="0 0 100 120" width={size} height={size * 1.2} aria-hidden="true">
      <path
        className="portrait-sky"
        d="M0 108V50a50 50 0 0 1 100 0v58a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12z"
      />
      <circle className="portrait-sun" cx={x} cy={y} r="10" />
      <path
        className="portrait-sea"
        d="M0 82c8-6 17-6 25 0s17 6 25 0 17-6 25 0 17 6 25 0v26a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12z"
      />
      <text className="portrait-initials" x="50" y="70" textAnchor="middle">
        {person.name.charAt(0) + person.lastname.charAt(0)}
      </text>
    </svg>
  )
}
