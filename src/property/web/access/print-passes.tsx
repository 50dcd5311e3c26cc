import { Trans, useLingui } from '@lingui/react/macro'
import { boot } from '../../../web/boot.ts'
import { PrintSheet } from '../../../web/ui/dialog/print-sheet.tsx'
import { spacedCode } from '../../pass-link.ts'
import type { AccessPasses } from '../../passes.endpoints.ts'
import { ACCESS_TYPE_WORDS } from './access-words.tsx'
import { PassHint } from './pass-card.tsx'
import { paperOf } from './pass-paper.ts'
import { PassSpan } from './pass-span.tsx'
import { PassQrCode } from './qr-code.tsx'

/** The passes of a visit on paper, only those that open; nothing where none does. */
export function PrintPasses({ data }: { data: AccessPasses }) {
  const { i18n } = useLingui()
  const { phone } = boot
  const live = data.passes.filter(({ state }) => state === 'live')
  if (live.length === 0) return null
  return (
    <PrintSheet
      corner={data.access.code}
      title={<Trans>Visitor passes</Trans>}
      foot={<Trans>The concierge helps at {phone}.</Trans>}
    >
      <div className="paper-passes">
        {live.map((pass) => {
          const paper = paperOf(data, pass)
          const purpose = i18n._(ACCESS_TYPE_WORDS[paper.type])
          return (
            <section key={pass.position} className="paper-pass">
              <PassQrCode text={paper.qr ?? ''} label={paper.name} />
              <div>
                <p className="pass-name">{paper.name}</p>
                <p>
                  {purpose}, {paper.resort} {paper.residence}
                </p>
                <p className="pass-code numeric">{spacedCode(paper.code ?? '')}</p>
                <PassSpan from={paper.from} to={paper.to} />
                <p>
                  <PassHint />
                </p>
              </div>
            </section>
          )
        })}
      </div>
    </PrintSheet>
  )
}
