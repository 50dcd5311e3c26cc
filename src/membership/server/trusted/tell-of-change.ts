import { dayInWords } from '../../../kernel/day-words.ts'
import { type Language, languageOf } from '../../../kernel/language.ts'
import type { SignedContext } from '../../../server/http/handle.ts'
import { enqueue } from '../../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import { say } from '../../../server/words.ts'
import { readOwnerUser } from '../people.store.ts'
import { TRUSTED_MAILS } from './mails.ts'
import { SCOPE_WORDS } from './trusted-words.ts'
import { type Granted, languageOfPerson, numbersOf, type TrustRow } from './trusts.store.ts'

/** Whether somebody may something else than before, for other contracts, or until another day. */
export function isAnother(before: Omit<Granted, 'relation'>, after: Omit<Granted, 'relation'>): boolean {
  const told = ({ scopes, contracts, lastDay }: Omit<Granted, 'relation'>) =>
    JSON.stringify([
      scopes.toSorted(),
      [...new Set(contracts)].toSorted((one, other) => one - other),
      lastDay,
    ])
  return told(before) !== told(after)
}

/**
 * What somebody may from now on is told to the owner who let them in and, once they have accepted, to themselves, each in their own
 * language. Before that the invitation's page says it.
 */
export async function tellOfChange(
  { db, now, config, afterCommit }: SignedContext,
  trust: Pick<TrustRow, 'ownerId' | 'name' | 'email' | 'acceptedAt'> & Omit<Granted, 'relation'>,
): Promise<void> {
  const { ownerId, name, email, acceptedAt } = trust
  const owner = await readOwnerUser(db, ownerId)
  const numbers = await numbersOf(db, trust.contracts)
  const said = (language: Language) => {
    const list = new Intl.ListFormat(language)
    return {
      may: list.format(trust.scopes.map((scope) => say(SCOPE_WORDS[scope], language))),
      contracts: list.format(numbers),
      ends: trust.lastDay === null ? 'no' : 'yes',
      until: trust.lastDay === null ? '' : dayInWords(trust.lastDay, language),
    }
  }
  const own = languageOf(owner.languageName)
  const link = `${config.publicUrl}/my-account/trusted`
  await enqueue(
    db,
    TRUSTED_MAILS,
    {
      kind: 'trusted-changed-by-you',
      recipient: owner.email,
      language: own,
      content: { name: owner.name, person: name, ...said(own), link },
    },
    now,
  )
  if (acceptedAt) {
    const language = languageOf(await languageOfPerson(db, email))
    const content = { name, owner: `${owner.name} ${owner.lastname}`, ...said(language) }
    await enqueue(db, TRUSTED_MAILS, { kind: 'trusted-changed', recipient: email, language, content }, now)
  }
  afterCommit(wakeJobs)
}
