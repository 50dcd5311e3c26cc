import './state-box.css'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Art, type Hour } from './art.tsx'
import { Button } from './button.tsx'

interface StateBoxProps {
  /** The scene in the arch: `loggia` for empty, `lighthouse` for errors. Only scenes that have a night. */
  art: string
  hour?: Hour
  title: ReactNode
  /** What the title is: `h1` where the box replaces the whole page. */
  level?: 'h1' | 'h2' | 'h3'
  /** One sentence: what is so, and what happens next. */
  children: ReactNode
  /** Buttons or links. */
  actions?: ReactNode
}

/** The frame for nothing yet, restricted access and not found: an arch, a title, a sentence, a way on. */
export function StateBox({
  art,
  hour = 'dawn',
  title,
  level: Title = 'h2',
  children,
  actions,
}: StateBoxProps) {
  return (
    <div className="state-box fade">
      <div className="arch state-box-art">
        <Art name={art} hour={hour} night eager />
      </div>
      <Title className="title">{title}</Title>
      <p className="muted">{children}</p>
      {actions && <div className="row wrap">{actions}</div>}
    </div>
  )
}

interface ErrorBoxProps {
  /** What failed: "We couldn't load your benefits". */
  title: ReactNode
  level?: 'h1' | 'h2' | 'h3'
  /** That nothing changed, and what may help. */
  children: ReactNode
  onRetry: () => void
  /** A retry is under way. */
  busy?: boolean
  /** The concierge's number. */
  phone: string
  /** The page has its primary button elsewhere: the retry is a secondary one. */
  beside?: boolean
}

/** The same frame for a failure: try again, or call the concierge. */
export function ErrorBox({ title, level, children, onRetry, busy, phone, beside }: ErrorBoxProps) {
  return (
    <div role="alert">
      <StateBox
        art="lighthouse"
        title={title}
        level={level}
        actions={
          <>
            <Button kind={beside ? 'secondary' : 'primary'} busy={busy} onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
            <a className="link" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              <Trans>Call the concierge, {phone}</Trans>
            </a>
          </>
        }
      >
        {children}
      </StateBox>
    </div>
  )
}
