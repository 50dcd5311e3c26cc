import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AccessLine } from '../../../access.endpoints.ts'
import { YourPerson } from '../trusted/relation.tsx'

/** What a line tells, in a word and what there is to add. */
export function WhatHappened({ line: { kind, what, admin, trusted, relation } }: { line: AccessLine }) {
  const told = (head: ReactNode, more: ReactNode = null) => (
    <>
      <b>{head}</b>
      {more && <span>{more}</span>}
    </>
  )
  const person = trusted && relation && <YourPerson name={trusted} relation={relation} />
  switch (kind) {
    case 'signed-in':
      return told(<Trans>You signed in</Trans>, what)
    case 'signed-in-new':
      return told(
        <Trans>You signed in on a new device</Trans>,
        <>
          {what && `${what}. `}
          <Trans>We told you by email.</Trans>
        </>,
      )
    case 'refused':
      return told(<Trans>Somebody tried a wrong password</Trans>)
    case 'refused-waiting':
      return told(
        <Trans>Somebody went on trying</Trans>,
        <Trans>After too many wrong passwords no other was looked at. Told once an hour.</Trans>,
      )
    case 'refused-locked':
      return told(
        <Trans>Somebody tried to sign in while the account was locked</Trans>,
        <Trans>They were not let in, whatever the password.</Trans>,
      )
    case 'locked':
      return told(
        <Trans>Somebody tried wrong passwords</Trans>,
        <Trans>After too many of them, whoever it was had to wait.</Trans>,
      )
    case 'reset-asked':
      return told(
        <Trans>Somebody asked for a link to set a new password</Trans>,
        <Trans>It went to your email and to nobody else.</Trans>,
      )
    case 'password-changed':
      return told(<Trans>The password was changed</Trans>, <Trans>We told you by email.</Trans>)
    case 'device-ended':
      return told(<Trans>You ended a device</Trans>)
    case 'devices-ended':
      return told(<Trans>You ended all other devices</Trans>)
    case 'not-me':
      return told(
        <Trans>The account was locked</Trans>,
        <Trans>By “This wasn’t me”, until a new password was set.</Trans>,
      )
    case 'proof-refused':
      return told(
        <Trans>Somebody who was signed in could not confirm that it was you</Trans>,
        <Trans>What it was for was not done.</Trans>,
      )
    case 'factor-on':
      return told(<Trans>The second factor was turned on</Trans>, <Trans>We told you by email.</Trans>)
    case 'factor-off':
      return told(<Trans>The second factor was turned off</Trans>, <Trans>We told you by email.</Trans>)
    case 'factor-refused':
      return told(
        <Trans>Somebody with your password had a wrong code</Trans>,
        <Trans>They were not let in. If it wasn’t you, change the password.</Trans>,
      )
    case 'codes-renewed':
      return told(<Trans>New recovery codes were made</Trans>, <Trans>We told you by email.</Trans>)
    case 'code-used':
      return told(<Trans>A recovery code was used up</Trans>, <Trans>We told you by email.</Trans>)
    case 'passkey-added':
      return told(<Trans>A passkey was added</Trans>, <Trans>We told you by email.</Trans>)
    case 'passkey-removed':
      return told(<Trans>A passkey was removed</Trans>, <Trans>We told you by email.</Trans>)
    case 'factor-lost':
      return told(
        <Trans>Somebody with your password said that the second factor is lost</Trans>,
        <Trans>We told you by email.</Trans>,
      )
    case 'factor-lost-noted':
      return told(
        <Trans>The club noted that the second factor is lost</Trans>,
        admin && <Trans>By {admin} of the club</Trans>,
      )
    case 'factor-lost-declined':
      return told(
        <Trans>The club kept the second factor</Trans>,
        admin && <Trans>By {admin} of the club</Trans>,
      )
    case 'factor-lost-granted':
      return told(
        <Trans>The club began to remove the second factor</Trans>,
        admin && <Trans>By {admin} of the club</Trans>,
      )
    case 'factor-lost-stopped':
      return told(
        <Trans>The removal of the second factor was stopped</Trans>,
        <Trans>We told you by email.</Trans>,
      )
    case 'factor-lost-gone':
      return told(<Trans>The second factor was removed</Trans>, <Trans>We told you by email.</Trans>)
    case 'address-asked':
      return told(<Trans>Another email was asked for</Trans>, what)
    case 'address-changed':
      return told(<Trans>The email was changed</Trans>, what)
    case 'address-put-back':
      return told(<Trans>The email was put back</Trans>, what)
    case 'phone-changed':
      return told(<Trans>The telephone was changed</Trans>, what ?? <Trans>There is none now.</Trans>)
    case 'phone-put-back':
      return told(<Trans>The telephone was put back</Trans>, what ?? <Trans>There is none now.</Trans>)
    case 'link-opened':
      return told(<Trans>A link of an email was opened</Trans>, what)
    case 'file':
      return told(
        what ?? <Trans>A file</Trans>,
        person ? (
          <Trans>Downloaded by {person}</Trans>
        ) : admin ? (
          <Trans>Downloaded by {admin} of the club</Trans>
        ) : (
          <Trans>Downloaded by you</Trans>
        ),
      )
    case 'link':
      return told(
        what ?? <Trans>A private link</Trans>,
        <Trans>Read by its private address. Told once a day.</Trans>,
      )
    case 'trusted-invited':
      return told(<Trans>You sent an invitation</Trans>, person)
    case 'trusted-joined':
      return told(<Trans>An invitation was accepted</Trans>, person)
    case 'trusted-came':
      return told(<Trans>Somebody you trust signed in</Trans>, person)
    case 'trusted-changed':
      return told(<Trans>You changed what somebody may</Trans>, person)
    case 'trusted-ended':
      return told(<Trans>You took access away</Trans>, person)
    case 'trusted-declined':
      return told(<Trans>An invitation was declined</Trans>, person)
    case 'trusted-deed':
      return told(what, <Trans>{person}, for you</Trans>)
    case 'club-deed':
      return told(what, <Trans>{admin} of the club, for you</Trans>)
    case 'club-came':
      return told(<Trans>{admin} of the club opened your account to help you</Trans>)
    case 'club-disabled':
      return told(<Trans>The club closed the account</Trans>, admin && <Trans>By {admin} of the club</Trans>)
    case 'club-enabled':
      return told(
        <Trans>The club opened the account again</Trans>,
        admin && <Trans>By {admin} of the club</Trans>,
      )
  }
}
