import { languageOf } from '../../../kernel/language.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import type { Trust } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type { WireSession } from '../../membership.endpoints.ts'
import type { chooseTrust as call } from '../../trusted.endpoints.ts'
import { noteAccess } from '../access/access.store.ts'
import { type Came, cameOf } from '../access/came.ts'
import { readOwnersContracts } from '../contracts.store.ts'
import { readOwnerUser } from '../people.store.ts'
import * as store from './trusts.store.ts'

/** Who is here for whom: of the owner’s contracts the chosen ones alone, and of the owner no more than the name. */
export async function describeTrusted(
  db: Database,
  { trust, restricted }: { trust: Trust; restricted: boolean },
  now: Date,
): Promise<WireSession | null> {
  const all = await store.listTrustsOf(db, trust.personId, now)
  const here = all.find(({ id }) => id === trust.id)
  if (!here) return null
  const person = await store.readPerson(db, trust.personId)
  const owner = await readOwnerUser(db, trust.ownerId)
  const contracts = (await readOwnersContracts(db, trust.ownerId)).filter(({ id }) =>
    here.contracts.includes(id),
  )
  const isEnglish = languageOf(person.languageName) === 'en'
  return {
    user: {
      idOwner: trust.ownerId,
      idUser: trust.personId,
      name: here.name,
      lastname: '',
      email: person.email,
      phone: null,
      languageCode: isEnglish ? 'ENG' : 'ESP',
      languageId: isEnglish ? 2 : 1,
      languageName: person.languageName,
      canBook: owner.canBook && here.scopes.includes('book'),
      isAdmin: false,
      roles: [],
    },
    contracts,
    actingFor: null,
    restricted,
    trusted: {
      id: here.id,
      relation: here.relation,
      scopes: here.scopes,
      lastDay: here.lastDay,
      owner: `${here.owner} ${here.ownerLastname}`,
      name: here.owner,
      lastname: here.ownerLastname,
      others: all
        .filter(({ id }) => id !== here.id)
        .map(({ id, owner, ownerLastname }) => ({ id, owner: `${owner} ${ownerLastname}` })),
    },
  }
}

/** Notes that a person is here for an owner: in their session, and in the owner’s list of who came. */
export async function noteTrustedCame(
  trx: Database,
  { id, ownerId }: Trust,
  { tokenHash, came }: { tokenHash: Buffer; came: Came },
  now: Date,
): Promise<void> {
  await store.noteHere(trx, { trustId: id, tokenHash }, now)
  await noteAccess(trx, { ownerId, trustId: id, kind: 'trusted-came', came }, now)
}

/** Goes on for another owner who trusts the same person. A number of nobody’s who does is not found. */
export const chooseTrust: Deed<typeof call> = async ({ body }, { db, now, caller }) => {
  const { session } = caller
  if (!session.trust) return refused('NOT_FOUND')
  const { personId } = session.trust
  const next = (await store.listTrustsOf(db, personId, now)).find(({ id }) => id === body.idTrust)
  if (!next) return refused('NOT_FOUND')
  const trust = { id: next.id, personId, ownerId: next.ownerId, scopes: next.scopes }
  await noteTrustedCame(db, trust, { tokenHash: session.tokenHash, came: cameOf(caller) }, now)
  const described = await describeTrusted(
    db,
    { trust, restricted: await store.hasUnsigned(db, next.ownerId) },
    now,
  )
  return described ? done({ data: described }) : refused('NOT_FOUND')
}
