import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AccessLine } from '../../../access.endpoints.ts'
import { YourPerson } from '../trusted/relation.tsx'

/** What a line tells, in a word and what there is to add. */
export function WhatHappened({ line: { kind, what, admin, trusted, relation } }: { line: AccessLine }) {
  const person = trusted && relation && <YourPerson name={trusted} relation={relation} />
  return TOLD[kind]({ what, admin, person })
}

interface Told extends Pick<AccessLine, 'what' | 'admin'> {
  /** Whom the owner trusts, where it was they. */
  person: ReactNode
}

const told = (head: ReactNode, more: ReactNode = null) => (
  <>
    <b>{head}</b>
    {more && <span>{more}</span>}
  </>
)

const TOLD: Record<AccessLine['kind'], (line: Told) => ReactNode> = {
  'signed-in': ({ what }) => told(<Trans>You signed in</Trans>, what),
  'signed-in-new': ({ what }) =>
    told(
      <Trans>You signed in on a new device</Trans>,
      <>
        {what && `${what}. `}
        <Trans>We told you by email.</Trans>
      </>,
    ),
  refused: () => told(<Trans>Somebody tried a wrong password</Trans>),
  'refused-waiting': () =>
    told(
      <Trans>Somebody went on trying</Trans>,
      <Trans>After too many wrong passwords no other was looked at. Told once an hour.</Trans>,
    ),
  'refused-locked': () =>
    told(
      <Trans>Somebody tried to sign in while the account was locked</Trans>,
      <Trans>They were not let in, whatever the password.</Trans>,
    ),
  locked: () =>
    told(
      <Trans>Somebody tried wrong passwords</Trans>,
      <Trans>After too many of them, whoever it was had to wait.</Trans>,
    ),
  'reset-asked': () =>
    told(
      <Trans>Somebody asked for a link to set a new password</Trans>,
      <Trans>It went to your email and to nobody else.</Trans>,
    ),
  'password-changed': () =>
    told(<Trans>The password was changed</Trans>, <Trans>We told you by email.</Trans>),
  'device-ended': () => told(<Trans>You ended a device</Trans>),
  'devices-ended': () => told(<Trans>You ended all other devices</Trans>),
  'not-me': () =>
    told(
      <Trans>The account was locked</Trans>,
      <Trans>By “This wasn’t me”, until a new password was set.</Trans>,
    ),
  'proof-refused': () =>
    told(
      <Trans>Somebody who was signed in could not confirm that it was you</Trans>,
      <Trans>What it was for was not done.</Trans>,
    ),
  'factor-on': () =>
    told(<Trans>The second factor was turned on</Trans>, <Trans>We told you by email.</Trans>),
  'factor-off': () =>
    told(<Trans>The second factor was turned off</Trans>, <Trans>We told you by email.</Trans>),
  'factor-refused': () =>
    told(
      <Trans>Somebody with your password had a wrong code</Trans>,
      <Trans>They were not let in. If it wasn’t you, change the password.</Trans>,
    ),
  'codes-renewed': () =>
    told(<Trans>New recovery codes were made</Trans>, <Trans>We told you by email.</Trans>),
  'code-used': () => told(<Trans>A recovery code was used up</Trans>, <Trans>We told you by email.</Trans>),
  'passkey-added': () => told(<Trans>A passkey was added</Trans>, <Trans>We told you by email.</Trans>),
  'passkey-removed': () => told(<Trans>A passkey was removed</Trans>, <Trans>We told you by email.</Trans>),
  'factor-lost': () =>
    told(
      <Trans>Somebody with your password said that the second factor is lost</Trans>,
      <Trans>We told you by email.</Trans>,
    ),
  'factor-lost-noted': ({ admin }) =>
    told(
      <Trans>The club noted that the second factor is lost</Trans>,
      admin && <Trans>By {admin} of the club</Trans>,
    ),
  'factor-lost-declined': ({ admin }) =>
    told(<Trans>The club kept the second factor</Trans>, admin && <Trans>By {admin} of the club</Trans>),
  'factor-lost-granted': ({ admin }) =>
    told(
      <Trans>The club began to remove the second factor</Trans>,
      admin && <Trans>By {admin} of the club</Trans>,
    ),
  'factor-lost-stopped': () =>
    told(<Trans>The removal of the second factor was stopped</Trans>, <Trans>We told you by email.</Trans>),
  'factor-lost-gone': () =>
    told(<Trans>The second factor was removed</Trans>, <Trans>We told you by email.</Trans>),
  'address-asked': ({ what }) => told(<Trans>Another email was asked for</Trans>, what),
  'address-changed': ({ what }) => told(<Trans>The email was changed</Trans>, what),
  'address-put-back': ({ what }) => told(<Trans>The email was put back</Trans>, what),
  'phone-changed': ({ what }) =>
    told(<Trans>The phone number was changed</Trans>, what ?? <Trans>There is none now.</Trans>),
  'phone-put-back': ({ what }) =>
    told(<Trans>The phone number was put back</Trans>, what ?? <Trans>There is none now.</Trans>),
  'link-opened': ({ what }) => told(<Trans>A link of an email was opened</Trans>, what),
  file: ({ what, admin, person }) =>
    told(
      what ?? <Trans>A file</Trans>,
      person ? (
        <Trans>Downloaded by {person}</Trans>
      ) : admin ? (
        <Trans>Downloaded by {admin} of the club</Trans>
      ) : (
        <Trans>Downloaded by you</Trans>
      ),
    ),
  link: ({ what }) =>
    told(what ?? <Trans>A private link</Trans>, <Trans>Read by its private address. Told once a day.</Trans>),
  'trusted-invited': ({ person }) => told(<Trans>You sent an invitation</Trans>, person),
  'trusted-joined': ({ person }) => told(<Trans>An invitation was accepted</Trans>, person),
  'trusted-came': ({ person }) => told(<Trans>Somebody you trust signed in</Trans>, person),
  'trusted-changed': ({ person }) => told(<Trans>You changed what somebody may</Trans>, person),
  'trusted-ended': ({ person }) => told(<Trans>You took access away</Trans>, person),
  'trusted-declined': ({ person }) => told(<Trans>An invitation was declined</Trans>, person),
  'trusted-deed': ({ what, person }) => told(what, <Trans>{person}, for you</Trans>),
  'club-deed': ({ what, admin }) => told(what, <Trans>{admin} of the club, for you</Trans>),
  'club-came': ({ admin }) => told(<Trans>{admin} of the club opened your account to help you</Trans>),
  'club-disabled': ({ admin }) =>
    told(<Trans>The club closed the account</Trans>, admin && <Trans>By {admin} of the club</Trans>),
  'club-enabled': ({ admin }) =>
    told(<Trans>The club opened the account again</Trans>, admin && <Trans>By {admin} of the club</Trans>),
}
