import { useLingui } from '@lingui/react/macro'
import { boot } from '../../../../web/boot.ts'
import { Mark } from '../../../../web/ui/logo.tsx'
import type { DrawnMark } from '../../../settings/mark.endpoints.ts'

/** The logo where it will stand: by day, on the dark theme, on the bar, each at its usual size and at a tab's. */
export function MarkGrounds({ day, night }: { day: DrawnMark | null; night: DrawnMark | null }) {
  const { t } = useLingui()
  const grounds = [
    { ground: 'day', mark: day, label: t`By day` },
    { ground: 'night', mark: night, label: t`Dark theme` },
    { ground: 'deep', mark: night, label: t`Dark bar` },
  ]
  return (
    <ul className="mark-grounds" aria-label={t`As it will be seen`}>
      {grounds.map(({ ground, mark, label }) => (
        <li key={ground} className={`mark-ground mark-ground-${ground}`}>
          <span className="row" aria-hidden>
            {mark ? (
              <>
                <img src={mark.image} alt="" width="34" height="34" />
                <b>{boot.brand.name}</b>
                <img src={mark.image} alt="" width="16" height="16" />
              </>
            ) : (
              <>
                <span className="mark-house">
                  <Mark />
                </span>
                <b>{boot.brand.name}</b>
              </>
            )}
          </span>
          <span className="small">{label}</span>
        </li>
      ))}
    </ul>
  )
}
