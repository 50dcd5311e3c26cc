import '../../../property/web/access/pass.css'
import '../../../property/web/access/pass-page.css'
import '../orders/told.css'
import { Trans, useLingui } from '@lingui/react/macro'
import Clock3 from 'lucide-react/icons/clock-3'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { type ReactNode, useEffect, useState } from 'react'
import { formatTime } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { spacedCode } from '../../../property/pass-link.ts'
import { PassQrCode } from '../../../property/web/access/qr-code.tsx'
import { boot } from '../../../web/boot.ts'
import { call } from '../../../web/calls/call.ts'
import { saveFile } from '../../../web/save-file.ts'
import { Art } from '../../../web/ui/art.tsx'
import { Button } from '../../../web/ui/button.tsx'
import { Chip } from '../../../web/ui/chip.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { LanguageSwitch } from '../../../web/ui/language-switch.tsx'
import { Logo } from '../../../web/ui/logo.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { SkinToggle } from '../../../web/ui/skin-toggle.tsx'
import { StateBox } from '../../../web/ui/state-box.tsx'
import { useLanguage } from '../../../web/words.ts'
import { type LineGuestPass, printGuestPass, readGuestPass } from '../../guests/guests.endpoints.ts'

/**
 * The pass of somebody who was given a place: what, where and when, as it is now. Its link stands behind the `#` of the
 * address and travels in the body of a call, so that no log keeps it.
 */
export default function GuestPassScreen() {
  const { t } = useLingui()
  const link = useHash()
  const { pass, error, busy, again } = usePass(link)
  return (
    <div className="pass-page">
      <header>
        <Logo name={boot.brand.name} tagline={boot.brand.tagline} />
        <div className="row">
          <LanguageSwitch />
          <SkinToggle />
        </div>
      </header>
      <main>
        {error !== null ? (
          <StateBox art="lighthouse" level="h1" title={<Trans>We couldn’t load the pass</Trans>}>
            <p>{error}</p>
            <Button busy={busy} onClick={again}>
              <Trans>Try again</Trans>
            </Button>
          </StateBox>
        ) : pass ? (
          <Pass pass={pass} link={link} />
        ) : busy ? (
          <Loading label={t`Loading the pass`}>
            <Skeleton height={560} radius={24} />
          </Loading>
        ) : (
          <StateBox art="lighthouse" level="h1" title={<Trans>There is no such pass</Trans>}>
            <Trans>Its link may be incomplete. Ask whoever sent it to you for it again.</Trans>
          </StateBox>
        )}
      </main>
    </div>
  )
}

function Pass({ pass, link }: { pass: LineGuestPass; link: string }) {
  const { name, activity, day, resort } = pass
  if (name === null || activity === null || day === null || resort === null)
    return (
      <StateBox art="lighthouse" level="h1" title={<Trans>This pass was withdrawn</Trans>}>
        <Trans>It opens nothing any more. Ask whoever sent it to you, if you expected to come.</Trans>
      </StateBox>
    )
  return <Shown pass={{ ...pass, name, activity, day, resort }} link={link} />
}

/** A pass that says whose it is: one that opens, or is over. */
type Told = {
  [field in keyof LineGuestPass]: field extends 'name' | 'activity' | 'day' | 'resort'
    ? NonNullable<LineGuestPass[field]>
    : LineGuestPass[field]
}

function Shown({ pass, link }: { pass: Told; link: string }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { save, busy, failure } = useSaved(link)
  const { name, activity, day, time, resort, meetingPoint, bring, qr, code } = pass
  return (
    <>
      <article className="pass">
        <div className="pass-scene">
          <Art name="bay" hour="noon" night />
        </div>
        <div className="pass-body">
          <header>
            <p className="small muted">{resort}</p>
            <h1 className="pass-name">{activity[language]}</h1>
            <p>{name}</p>
          </header>
          {qr && code ? (
            <>
              <PassQrCode text={qr} label={t`QR code of the pass for ${name}`} />
              <p className="pass-code numeric">{spacedCode(code)}</p>
            </>
          ) : (
            <div className="pass-instead">
              <Chip tone="quiet" icon={Clock3}>
                <Trans>Over</Trans>
              </Chip>
            </div>
          )}
          <dl className="pass-span numeric">
            <Fact label={<Trans>Day</Trans>}>{dayInWords(day, language)}</Fact>
            {time && <Fact label={<Trans>Hour</Trans>}>{formatTime(time)}</Fact>}
            {meetingPoint && <Fact label={<Trans>Meeting point</Trans>}>{meetingPoint[language]}</Fact>}
            {bring && <Fact label={<Trans>What to bring</Trans>}>{bring[language]}</Fact>}
          </dl>
          {qr && (
            <div className="pass-acts">
              <Button kind="secondary" busy={busy} onClick={save}>
                <Download className="icon-small" aria-hidden />
                <Trans>Save as PDF</Trans>
              </Button>
              <Button kind="secondary" onClick={() => window.print()}>
                <Printer className="icon-small" aria-hidden />
                <Trans>Print</Trans>
              </Button>
              {failure && <FormError>{failure}</FormError>}
            </div>
          )}
        </div>
      </article>
      {qr && (
        <p className="small muted">
          <Trans>
            Show the QR code there, or say the six digits. If the day or the hour changes, this page says so.
          </Trans>
        </p>
      )}
    </>
  )
}

/** Saves the pass as a PDF; `failure` says why it could not. */
function useSaved(link: string) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const save = async () => {
    setBusy(true)
    setFailure(null)
    const saved = await saveFile(printGuestPass, { body: { link } })
    setBusy(false)
    if (!saved.ok) setFailure(saved.message)
  }
  return { busy, failure, save: () => void save() }
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Reads the pass of a link; this page has no cache of answers, as no page outside the portal’s doors has. */
function usePass(link: string) {
  const [turn, setTurn] = useState(0)
  const [read, setRead] = useState<{ of: string; pass: LineGuestPass | null; error: string | null } | null>(
    null,
  )
  const of = `${turn} ${link}`
  useEffect(() => {
    if (link === '') return
    let isOver = false
    void call(readGuestPass, { body: { link } }).then((outcome) => {
      if (isOver) return
      const error = outcome.ok || outcome.code === 'NOT_FOUND' ? null : outcome.message
      setRead({ of, pass: outcome.ok ? outcome.value.data : null, error })
    })
    return () => {
      isOver = true
    }
  }, [link, of])
  const current = read?.of === of ? read : null
  return {
    pass: current?.pass ?? null,
    error: current?.error ?? null,
    busy: link !== '' && current === null,
    again: () => setTurn(turn + 1),
  }
}

function useHash(): string {
  const [hash, setHash] = useState(() => location.hash)
  useEffect(() => {
    const follow = () => setHash(location.hash)
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  return /^#[\w-]{22}$/.test(hash) ? hash.slice(1) : ''
}
