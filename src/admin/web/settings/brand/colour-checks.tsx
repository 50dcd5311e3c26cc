import { Trans, useLingui } from '@lingui/react/macro'
import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import { Button } from '../../../../web/ui/button.tsx'
import { Note } from '../../../../web/ui/note.tsx'
import {
  type BrandColour,
  type BrandColours,
  type ContrastCheck,
  contrastChecks,
  nearestReadable,
} from '../../../settings/colours.ts'

interface ChecksProps {
  colours: BrandColours
  onTake: (which: BrandColour, colour: string) => void
}

/** How well letters in the colours, and on them, read; what is too faint has the nearest tone that does. */
export function ColourChecks({ colours, onTake }: ChecksProps) {
  const { t } = useLingui()
  const checks = contrastChecks(colours)
  const words: Record<ContrastCheck['what'], string> = {
    button: t`White on the accent, as on buttons`,
    link: t`The accent on paper, as links`,
    'night-button': t`Dark letters on the night accent`,
    'night-link': t`The night accent on night paper`,
    deep: t`Light letters on the deep panel`,
  }
  const faint = [...new Set(checks.filter(({ reads }) => !reads).map(({ colour }) => colour))]
  return (
    <>
      <ul className="brand-checks">
        {checks.map(({ what, letters, ground, ratio, reads }) => (
          <li key={what}>
            {/* What cannot be read is shown as a colour, not written. */}
            <span className="brand-sample" style={{ background: ground, color: letters }} aria-hidden>
              {reads ? 'Aa' : <i />}
            </span>
            <span>{words[what]}</span>
            <b className="numeric">{(Math.floor(ratio * 10) / 10).toFixed(1)}</b>
            {reads ? (
              <span className="brand-reads">
                <CircleCheck className="icon" aria-hidden />
                <Trans>reads well</Trans>
              </span>
            ) : (
              <span className="brand-faint">
                <Ban className="icon" aria-hidden />
                <Trans>too faint</Trans>
              </span>
            )}
          </li>
        ))}
      </ul>
      {faint.map((which) => (
        <Nearest key={which} which={which} colours={colours} onTake={onTake} />
      ))}
    </>
  )
}

function Nearest({ which, colours, onTake }: ChecksProps & { which: BrandColour }) {
  const tone = nearestReadable(colours, which)
  if (!tone) return null
  return (
    <Note tone="gold">
      <span className="brand-nearest">
        <span>
          {which === 'night' ? (
            <Trans>A little lighter, and it reads: {tone}</Trans>
          ) : (
            <Trans>A little darker, and it reads: {tone}</Trans>
          )}
        </span>
        <Button kind="secondary" size="small" onClick={() => onTake(which, tone)}>
          <Trans>Use {tone}</Trans>
        </Button>
      </span>
    </Note>
  )
}
