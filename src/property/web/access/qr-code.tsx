import { useMemo } from 'react'
import { QR_INK, qrPath } from '../../pass-qr.ts'

/** A QR code, deep lagoon on white in every skin: cameras want the contrast. */
export function PassQrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text])
  return (
    <div className="qr" role="img" aria-label={label}>
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden>
        <path d={path} fill={QR_INK} />
      </svg>
    </div>
  )
}
