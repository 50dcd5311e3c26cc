import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Download from 'lucide-react/icons/download'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import { useRef, useState } from 'react'
import { useSession } from '../../../membership/web/session/use-session.ts'
import { saveFile } from '../../../web/save-file.ts'
import { Button, buttonClass } from '../../../web/ui/button.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { exportWhy, type Why } from '../../ledger.endpoints.ts'
import { MOST_QUESTIONS_OF_A_LINE } from '../../questions/question.ts'
import { AskForm } from './ask-form.tsx'

const FORMATS = ['pdf', 'csv'] as const
type Format = (typeof FORMATS)[number]

interface WhyActionsProps {
  id: number
  isCharge: boolean
  /** What was asked about it already; undefined while it is not known. */
  questions: Why['questions'] | undefined
  asPage?: boolean
}

/** What can be done with the reasons: the club is asked about the figure, and they are taken along as a page and a file. */
export function WhyActions({ id, isCharge, questions, asPage = false }: WhyActionsProps) {
  const { trusted, user } = useSession()
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState<Format | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const row = useRef<HTMLDivElement>(null)
  const save = async (format: Format) => {
    setFailure(null)
    setBusy(format)
    const result = await saveFile(exportWhy, { query: { id, format } })
    setBusy(null)
    if (!result.ok) setFailure(result.message)
  }
  const close = (sent: boolean) => {
    setAsks(false)
    // Once it is sent, the button that asks goes.
    const next = sent ? ':is(a, button):last-child' : 'button'
    requestAnimationFrame(() => row.current?.querySelector<HTMLElement>(next)?.focus())
  }
  const mayAsk =
    !trusted &&
    !user.isAdmin &&
    questions !== undefined &&
    questions.length < MOST_QUESTIONS_OF_A_LINE &&
    questions.every(({ outcome }) => outcome !== null)
  if (asks && mayAsk) return <AskForm id={id} isCharge={isCharge} onClose={close} />
  return (
    <div className="why-actions">
      {failure && <FormError>{failure}</FormError>}
      <div ref={row} className="row wrap">
        {mayAsk && (
          <Button kind="secondary" onClick={() => setAsks(true)}>
            <MessageCircleQuestion className="icon-small" aria-hidden />
            <Trans>Ask about this figure</Trans>
          </Button>
        )}
        {asPage && (
          <Link to="/my-reports" search={{ why: id }} className={buttonClass('ghost')}>
            <Trans>Open as a page</Trans>
          </Link>
        )}
        {FORMATS.map((format) => (
          <Button key={format} kind="ghost" busy={busy === format} onClick={() => void save(format)}>
            <Download className="icon-small" aria-hidden />
            {format.toUpperCase()}
          </Button>
        ))}
      </div>
    </div>
  )
}
