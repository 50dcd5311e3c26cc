import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatTime, timeIn, todayIn } from '../../../kernel/day.ts'
import { dayInWords, rangeInWords } from '../../../kernel/day-words.ts'
import { namedMoney } from '../../../kernel/money.ts'
import { useContracts } from '../../../membership/web/session/use-session.ts'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import { useLanguage } from '../../../web/words.ts'
import type { ToDo } from '../../to-do.endpoints.ts'
import { inSentence, useBenefitsOf } from './benefits-of.ts'
import { AboutDraw, DrawDeed } from './draw-to-do-words.tsx'

/** So many letters of an owner's own words stand in a line. */
const ABOUT_MOST = 60

type Of<K extends ToDo['kind']> = Extract<ToDo, { kind: K }>

/** The deed with its thing: the bold beginning of a row. */
export function ToDoDeed({ row }: { row: ToDo }): ReactNode {
  switch (row.kind) {
    case 'offer':
      return row.trade ? <Trans>Answer the trade</Trans> : <Trans>Say yes or no</Trans>
    case 'draw':
      return <DrawDeed row={row} />
    case 'authorize':
      return <AuthorizeDeed row={row} />
    case 'fee':
    case 'charge': {
      const amount = namedMoney({ cents: openOf(row), currency: row.currency })
      return isAnnounced(row) ? <Trans>Announced: {amount}</Trans> : <Trans>Pay {amount}</Trans>
    }
    case 'guests':
      return <Plural value={row.missing} one="Name one guest" other="Name # guests" />
    case 'statement': {
      const { year } = row
      return <Trans>Answer the statement of {year}.</Trans>
    }
    case 'quote': {
      const amount = namedMoney({ cents: row.cents, currency: row.currency })
      return <Trans>Approve or refuse {amount}</Trans>
    }
    case 'visit':
      return <Trans>Accept a time</Trans>
    case 'rate':
      return <Trans>Say how it was</Trans>
    case 'nights':
      return <Plural value={row.nights} one="Use # night" other="Use # nights" />
  }
}

function AuthorizeDeed({ row }: { row: Of<'authorize'> }) {
  const what = useBenefitsOf(row)
  return <Trans>Authorize {what}</Trans>
}

/** The half sentence after the deed: what it is about, and what comes of it. */
export function ToDoAbout({ row }: { row: ToDo }): ReactNode {
  switch (row.kind) {
    case 'offer':
      return <AboutOffer row={row} />
    case 'draw':
      return <AboutDraw row={row} />
    case 'authorize':
      return (
        <>
          <ForStay row={row} /> <LeadsTo row={row} /> {row.thenGuests && <ThenGuests {...row.thenGuests} />}
        </>
      )
    case 'guests':
      return <ForStay row={row} />
    case 'fee':
    case 'charge':
      return (
        <>
          {row.kind === 'fee' ? <AboutFee row={row} /> : <AboutCharge row={row} />} <Announced row={row} />{' '}
          <Where row={row} />
        </>
      )
    case 'statement':
      return (
        <>
          <AboutStatement row={row} /> <Where row={row} />
        </>
      )
    case 'quote':
    case 'visit':
      return (
        <>
          <AboutRepair row={row} /> <Where row={row} />
        </>
      )
    case 'rate':
      return <AboutRate row={row} />
    case 'nights':
      return (
        <>
          <Trans>before they expire.</Trans> <Where row={row} />
        </>
      )
  }
}

function ForStay({ row }: { row: Of<'authorize'> | Of<'guests'> }) {
  const language = useLanguage()
  const { resort } = row
  const days = rangeInWords({ checkIn: row.datein, checkOut: row.dateout }, language)
  return (
    <Trans>
      for {resort}, {days}.
    </Trans>
  )
}

/** Nights that are held; or, of a trade, one's own stay and the one that another owner proposes for it. */
function AboutOffer({ row }: { row: Of<'offer'> }) {
  const language = useLanguage()
  const { resort } = row
  const [days, other] = [row, row.trade].map(
    (one) => one && rangeInWords({ checkIn: one.datein, checkOut: one.dateout }, language),
  )
  return other ? (
    <Trans>
      {days} for {other}, at {resort}.
    </Trans>
  ) : (
    <Trans>
      to {resort}, {days}: free, and held for you.
    </Trans>
  )
}

function LeadsTo({ row }: { row: Of<'authorize'> }) {
  if (row.leadsTo === 'confirmed')
    return <Trans>Your answer confirms the stay; if you don’t answer, it is confirmed without them.</Trans>
  return row.leadsTo === 'resort' ? (
    <Trans>The resort confirms the stay after your answer, or without them after that day.</Trans>
  ) : (
    <Trans>The stay itself stands either way.</Trans>
  )
}

function ThenGuests({ missing, until }: NonNullable<Of<'authorize'>['thenGuests']>) {
  const day = dayInWords(until, useLanguage())
  return (
    <Plural
      value={missing}
      one={`Then name one guest, by ${day}.`}
      other={`Then name # guests, by ${day}.`}
    />
  )
}

function AboutFee({ row }: { row: Of<'fee'> }) {
  const { quarter, year, takenCents, currency } = row
  const taken = namedMoney({ cents: takenCents, currency })
  return takenCents > 0 ? (
    <Trans>
      for the rest of the condo fee, Q{quarter} {year}. {taken} is already covered.
    </Trans>
  ) : (
    <Trans>
      for the condo fee, Q{quarter} {year}.
    </Trans>
  )
}

function AboutCharge({ row }: { row: Of<'charge'> }) {
  const what = inSentence(row.concept[useLanguage()])
  return <Trans>for {what}.</Trans>
}

const openOf = (row: Of<'fee'> | Of<'charge'>) => (row.kind === 'fee' ? row.openCents : row.cents)

/** Nothing of it is to be paid here any more: all of it is announced at the resort. */
const isAnnounced = (row: Of<'fee'> | Of<'charge'>) => row.announcedCents >= openOf(row)

/** What of it is announced at the resort, where something is, and what remains. */
function Announced({ row }: { row: Of<'fee'> | Of<'charge'> }) {
  const { announcedCents, currency } = row
  if (announcedCents === 0) return null
  const announced = namedMoney({ cents: announcedCents, currency })
  const restCents = openOf(row) - announcedCents
  const rest = namedMoney({ cents: restCents, currency })
  return restCents > 0 ? (
    <Trans>
      Announced: {announced}, not received yet; {rest} remains.
    </Trans>
  ) : (
    <Trans>Not received yet: pay it at the resort.</Trans>
  )
}

function AboutStatement({ row: { because } }: { row: Of<'statement'> }) {
  if (because === 'club') return <Trans>The club has answered your comment.</Trans>
  if (because === 'new') return <Trans>Transactions came after your answer.</Trans>
  return <Trans>Say whether you agree with its transactions.</Trans>
}

/** What was asked for in the owner's words, cut to a line, and what waits. */
function AboutRepair({ row }: { row: Of<'quote'> | Of<'visit'> }) {
  const language = useLanguage()
  // The sentence around it has a full stop of its own.
  const said = row.about.trimEnd().replace(/\.$/, '')
  const what = said.length > ABOUT_MOST ? `${said.slice(0, ABOUT_MOST - 1).trimEnd()}…` : said
  if (row.kind === 'quote') return <Trans>for your repair “{what}”.</Trans>
  const at = new Date(row.at)
  const day = dayInWords(todayIn(row.zone, at), language)
  const time = formatTime(timeIn(row.zone, at))
  return (
    <Trans>
      for your repair “{what}”: {day}, {time}.
    </Trans>
  )
}

function AboutRate({ row }: { row: Of<'rate'> }) {
  const language = useLanguage()
  const name = row.name[language]
  const day = useDayInWords()(row.day)
  return (
    <Trans>
      {name}, {day}.
    </Trans>
  )
}

/** The residence, where the owner has several. */
function Where({ row: { resort, residence } }: { row: ToDo }) {
  if (useContracts().length < 2) return null
  return (
    <Trans>
      {resort}, residence {residence}.
    </Trans>
  )
}

/** The deadline, or since when or until when. */
export function Due({ row }: { row: ToDo }) {
  const language = useLanguage()
  if (row.kind === 'charge' && row.due === null) {
    const day = dayInWords(row.day, language)
    return (
      <Trans id="todo.dated">
        Dated <b>{day}</b>
      </Trans>
    )
  }
  if (row.due === null) return null
  const day = dayInWords(row.due, language)
  if ('until' in row && row.until) {
    const time = formatTime(timeIn(row.zone, new Date(row.until)))
    return (
      <Trans>
        Until <b>{day}</b>, {time}
      </Trans>
    )
  }
  if (row.kind === 'nights' || row.kind === 'offer')
    return (
      <Trans>
        Until <b>{day}</b>
      </Trans>
    )
  return (row.kind === 'fee' || row.kind === 'charge') && row.late ? (
    <Trans>
      Past due since <b>{day}</b>
    </Trans>
  ) : (
    <Trans>
      By <b>{day}</b>
    </Trans>
  )
}

/** What the button says. */
export function Verb({ row }: { row: ToDo }): ReactNode {
  switch (row.kind) {
    case 'offer':
    case 'draw':
      return <Trans>See it</Trans>
    case 'authorize':
      return <Trans>Authorize</Trans>
    case 'fee':
    case 'charge':
      return isAnnounced(row) ? <Trans>See it</Trans> : <Trans>Pay</Trans>
    case 'guests':
      return <Trans>Name guests</Trans>
    case 'statement':
      return <Trans id="todo.answer">Answer</Trans>
    case 'quote':
      return <Trans>See the quote</Trans>
    case 'visit':
      return <Trans>See it</Trans>
    case 'rate':
      return <Trans>Don’t ask</Trans>
    case 'nights':
      return <Trans>See where</Trans>
  }
}
