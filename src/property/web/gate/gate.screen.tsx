import '../access/pass.css'
import './gate.css'
import { Plural, Trans } from '@lingui/react/macro'
import CloudOff from 'lucide-react/icons/cloud-off'
import { useEffect, useRef } from 'react'
import { idleState } from '../../../membership/sign-in/idle.ts'
import { logOut } from '../../../membership/web/session/end-session.ts'
import { useStored } from '../../../membership/web/session/store.ts'
import { boot } from '../../../web/boot.ts'
import { Button } from '../../../web/ui/button.tsx'
import { LanguageSwitch } from '../../../web/ui/language-switch.tsx'
import { Logo } from '../../../web/ui/logo.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { SkinToggle } from '../../../web/ui/skin-toggle.tsx'
import { formatClock } from './clock.ts'
import { GateEntry } from './gate-entry.tsx'
import { forgetSheet } from './gate-memory.ts'
import { GateSignIn } from './gate-sign-in.tsx'
import { GateVerdict } from './gate-verdict.tsx'
import { openKeys } from './open-keys.ts'
import { type Gate, useGate } from './use-gate.ts'

/** Where the club's staff check the passes of visitors. Once open, it goes on without a connection. */
export default function GateScreen() {
  const gate = useGate()
  const isOwner = useStored(({ session, lastActivity }) => {
    return session !== null && !session.user.isAdmin && idleState(lastActivity, Date.now()) !== 'ended'
  })
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
          {gate.sheet && gate.line !== 'asking' && (
            <div className="row">
              <p className="muted">{gate.sheet.guard}</p>
              {gate.line === 'open' && (
                <>
                  <Button kind="secondary" size="small" onClick={() => void openKeys()}>
                    <Trans>Your keys</Trans>
                  </Button>
                  <Button kind="secondary" size="small" onClick={leave}>
                    <Trans>Log out</Trans>
                  </Button>
                </>
              )}
            </div>
          )}
        </div>
        {isOwner ? <NotForOwners /> : <Post gate={gate} />}
      </main>
    </div>
  )
}

function Post({ gate }: { gate: Gate }) {
  const { entry, goThere } = useEntryFocus()
  const signedIn = () => {
    goThere()
    void gate.ask()
  }
  if (!gate.sheet) {
    if (gate.line === 'asking') return <Skeleton height={320} radius={20} />
    if (gate.line === 'offline') return <NoLine gate={gate} />
    return <GateSignIn onSignedIn={signedIn} />
  }
  return (
    <>
      <LineNote gate={gate} />
      <div className="gate-post">
        <GateEntry gate={gate} place={entry} />
        {gate.answer ? (
          <GateVerdict gate={gate} answer={gate.answer} onNext={goThere} />
        ) : (
          <p className="gate-idle muted">
            <Trans>Scan a pass, or type the six digits that the visitor says.</Trans>
          </p>
        )}
      </div>
      {gate.line === 'signed-out' && <GateSignIn onSignedIn={signedIn} />}
    </>
  )
}

/** The notice that the gate is offline, and what waits to be sent. */
function LineNote({ gate: { line, list, waiting } }: { gate: Gate }) {
  if (line === 'open' || line === 'asking' || !list) return null
  return (
    <Note
      tone="gold"
      icon={CloudOff}
      title={
        line === 'offline' ? <Trans>No connection to the club</Trans> : <Trans>Your session has ended</Trans>
      }
    >
      <p>
        <WhatHolds line={line} over={list.over} /> {!list.over && <ListAge {...list} />}{' '}
        <Waiting count={waiting} />
      </p>
    </Note>
  )
}

function WhatHolds({ line, over }: { line: Gate['line']; over: boolean }) {
  if (over)
    return (
      <Trans>It has lasted for half a day: this device checks no passes any more. Call the concierge.</Trans>
    )
  if (line === 'offline') return <Trans>QR codes are checked by this device. Digits have to wait.</Trans>
  return <Trans>QR codes are still checked by this device. Sign in below to check digits.</Trans>
}

/** What was withdrawn since then opens here all the same: the guard has to know how long ago that is. */
function ListAge({ at, hours }: { at: string; hours: number }) {
  const time = formatClock(at)
  return (
    <Plural
      value={hours}
      _0={`The list of withdrawn passes is from ${time}.`}
      one={`The list of withdrawn passes is from ${time}, # hour ago.`}
      other={`The list of withdrawn passes is from ${time}, # hours ago.`}
    />
  )
}

function Waiting({ count }: { count: number }) {
  if (count === 0) return null
  return <Plural value={count} one="# entry waits to be sent." other="# entries wait to be sent." />
}

function NoLine({ gate }: { gate: Gate }) {
  return (
    <div className="stack">
      <Note tone="bad" icon={CloudOff} title={<Trans>No connection to the club</Trans>}>
        <p>
          <Trans>
            The gate has to be opened with a connection; after that it goes on without for half a day.
          </Trans>{' '}
          <Waiting count={gate.waiting} />
        </p>
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

/** Once what was pressed is gone, the next pass begins at the entry: there the focus goes, and not to the page's top. */
function useEntryFocus() {
  const entry = useRef<HTMLElement>(null)
  const wanted = useRef(false)
  useEffect(() => {
    if (!wanted.current || !entry.current) return
    wanted.current = false
    entry.current.focus()
  })
  const goThere = () => {
    wanted.current = true
  }
  return { entry, goThere }
}

/** Logs the guard out: the device keeps no list, and whoever is next signs in here. Entries that wait are sent by them. */
function leave() {
  forgetSheet()
  void logOut('/gate')
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
