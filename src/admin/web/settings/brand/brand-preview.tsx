import { Trans } from '@lingui/react/macro'
import { type BrandColours, contrastChecks, filledIn } from '../../../settings/colours.ts'

/** The colours as owners will see them, by day and by night. */
export function BrandPreview({ colours }: { colours: BrandColours }) {
  const { accent, night, deep } = filledIn(colours)
  const onNight = contrastChecks(colours).find(({ what }) => what === 'night-button')?.letters
  return (
    <aside className="brand-previews" aria-labelledby="brand-preview">
      <h3 id="brand-preview">
        <Trans>As owners will see it</Trans>
      </h3>
      <Card skin="light" deep={deep} link={accent} button={accent} letters="#fff" />
      <Card skin="dark" deep={deep} link={night} button={night} letters={onNight ?? '#05282c'} />
    </aside>
  )
}

interface CardProps {
  skin: 'light' | 'dark'
  deep: string
  link: string
  button: string
  letters: string
}

function Card({ skin, deep, link, button, letters }: CardProps) {
  return (
    <div className="brand-preview" data-theme={skin}>
      <div className="brand-deep" style={{ background: deep }}>
        <Trans>Your next stay</Trans>
      </div>
      <div className="stack">
        <p className="brand-link" style={{ color: link }}>
          <Trans>See the stay</Trans>
        </p>
        <p className="brand-button" style={{ background: button, color: letters }}>
          <Trans>Request a stay</Trans>
        </p>
      </div>
    </div>
  )
}
