import './here-for.css'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import type { TrustedScope } from '../../../kernel/endpoint.ts'
import { useLanguage } from '../../../web/words.ts'
import { useSession } from '../session/use-session.ts'

const MAY: Readonly<Record<TrustedScope, MessageDescriptor>> = {
  money: msg`money and reports`,
  documents: msg`documents`,
  stays: msg`stays`,
  book: msg`booking`,
  order: msg`things to do`,
  visitors: msg`visitors`,
  maintenance: msg`maintenance`,
}

/** For whom somebody trusted is here, and what they may; above every page. */
export default function HereFor() {
  const { t, i18n } = useLingui()
  const list = new Intl.ListFormat(useLanguage(), { type: 'unit' })
  const { trusted } = useSession()
  if (!trusted) return null
  const { owner } = trusted
  const may = list.format(trusted.scopes.map((scope) => i18n._(MAY[scope])))
  return (
    <section className="here-for" aria-label={t`For whom you are here`}>
      <HeartHandshake className="icon-small" aria-hidden />
      <span>
        <Trans>
          You are here for <b>{owner}</b>: {may}
        </Trans>
      </span>
    </section>
  )
}
