import '../access/pass.css'
import './gate.css'
import { Plural, Trans } from '@lingui/react/macro'
import { WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { boot } from '../../../web/boot.ts'
import { LanguageSwitch } from '../../../web/layout/language-switch.tsx'
import { SkinToggle } from '../../../web/layout/skin-toggle.tsx'
import { logOut } from '../../../web/session/end-session.ts'
import { useStored } from '../../../web/store.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Logo } from '../../../web/ui/logo.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { GateEntry } from './gate-entry.tsx'
import { GateSignIn } from './gate-sign-in.tsx'
import { GateVerdict } from './gate-verdict.tsx'
import { type Gate, useGate } from './use-gate.ts'

/** Where the club's staff check the passes of visitors. Once open, it goes on without a connection. */
export default function GateScreen() {
  const gate = useGate()
  const isOwner = useStored((state) => state.session !== null && !state.session.user.isAdmin)
  usePassInAddress(gate)
  return (
    <div className="gate">
      <header>
        <Logo name={boot.brand.name} tagline={boot.brand.tagline} />
        <div className="row">
          <LanguageSwitch />
          <SkinToggle />
        </div>
      </header>
      <main>
        <div className="gate-head">
          <h1 className="display">
            <Trans>Gate</Trans>
          </h1>
          {gate.sheet && gate.line !== 'asking' && <p className="muted">{gate.sheet.guard}</p>}
        </div>
        {isOwner ? <NotForOwners /> : <Post gate={gate} />}
      </main>
    </div>
  )
}

function Post({ gate }: { gate: Gate }) {
  if (!gate.sheet) {
    if (gate.line === 'asking') return <Skeleton height={320} radius={20} />
    if (gate.line === 'offline') return <NoLine gate={gate} />
    return <GateSignIn onSignedIn={() => void gate.ask()} />
  }
  return (
    <>
      <LineNote gate={gate} />
      <div className="gate-post">
        <GateEntry gate={gate} />
        {gate.answer ? (
          <GateVerdict gate={gate} answer={gate.answer} />
        ) : (
          <p className="gate-idle muted">
            <Trans>Scan a pass, or type the six digits that the visitor says.</Trans>
          </p>
        )}
      </div>
      {gate.line === 'signed-out' && <GateSignIn onSignedIn={() => void gate.ask()} />}
    </>
  )
}

/** That the gate is on its own, and what waits to be sent. */
function LineNote({ gate: { line, waiting } }: { gate: Gate }) {
  if (line === 'open' || line === 'asking') return null
  return (
    <Note
      tone="gold"
      icon={WifiOff}
      title={
        line === 'offline' ? <Trans>No connection to the club</Trans> : <Trans>Your session has ended</Trans>
      }
    >
      <p>
        {line === 'offline' ? (
          <Trans>QR codes are checked by this device. Digits have to wait.</Trans>
        ) : (
          <Trans>QR codes are still checked by this device. Sign in below to check digits.</Trans>
        )}{' '}
        {waiting > 0 && (
          <Plural value={waiting} one="# entry waits to be sent." other="# entries wait to be sent." />
        )}
      </p>
    </Note>
  )
}

function NoLine({ gate }: { gate: Gate }) {
  return (
    <div className="stack">
      <Note tone="bad" icon={WifiOff} title={<Trans>No connection to the club</Trans>}>
        <Trans>The gate has to be opened once with a connection; after that it goes on without.</Trans>
      </Note>
      <div>
        <Button onClick={() => void gate.ask()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </div>
  )
}

function NotForOwners() {
  return (
    <Note title={<Trans>The gate is for the club’s staff</Trans>}>
      <p>
        <Trans>
          You are signed in as an owner. Visitors show their pass to the guard; there is nothing to do here.
        </Trans>
      </p>
      <p>
        <Button kind="secondary" size="small" onClick={() => void logOut()}>
          <Trans>Log out</Trans>
        </Button>
      </p>
    </Note>
  )
}

/** A phone's camera opens the page with the pass behind the `#`; it is checked, and leaves the address and history. */
function usePassInAddress({ sheet, check }: Gate) {
  const isOpen = sheet !== null
  useEffect(() => {
    if (!isOpen) return
    const take = () => {
      const pass = location.hash.slice(1)
      if (!pass) return
      history.replaceState(history.state, '', location.pathname)
      void check(pass)
    }
    take()
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [isOpen, check])
}
