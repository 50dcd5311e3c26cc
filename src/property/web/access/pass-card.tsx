import './pass.css'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Art } from '../../../web/ui/art.tsx'
import { spacedCode } from '../../pass-link.ts'
import { ACCESS_TYPE_WORDS } from './access-words.tsx'
import type { PassPaper } from './pass-paper.ts'
import { PassSpan } from './pass-span.tsx'
import { PassQrCode } from './qr-code.tsx'

interface PassCardProps {
  paper: PassPaper
  level: 'h1' | 'h2' | 'h3'
  /** Shown in place of the code where the pass does not open. */
  instead?: ReactNode
  /** What can be done with it. */
  children?: ReactNode
}

/**
 * A visitor's pass: the arch, the name, the QR code for the guard's camera, and its digits in words for a screen
 * reader.
 */
export function PassCard({ paper, level: Title, instead, children }: PassCardProps) {
  const { i18n, t } = useLingui()
  const { type, resort, residence, name, qr, code, scene } = paper
  const purpose = i18n._(ACCESS_TYPE_WORDS[type])
  return (
    <article className="pass">
      <div className="pass-scene">
        <Art name={scene} hour="noon" night />
      </div>
      <div className="pass-body">
        <header>
          <p className="small muted">
            {purpose}, {resort} {residence}
          </p>
          <Title className="pass-name">{name}</Title>
        </header>
        {qr && code ? (
          <>
            <PassQrCode text={qr} label={t`QR code of the pass for ${name}`} />
            <p className="pass-code numeric">{spacedCode(code)}</p>
          </>
        ) : (
          <div className="pass-instead">{instead}</div>
        )}
        <PassSpan from={paper.from} to={paper.to} />
        {children && <div className="pass-acts">{children}</div>}
      </div>
    </article>
  )
}

/** The same words on paper and in the gate: whom to ask. */
export function PassHint() {
  return <Trans>Show the QR code at the gate, or say the six digits.</Trans>
}
