import { todayIn } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type * as calls from '../../people.endpoints.ts'
import { fullName, MOST_PEOPLE, metBefore, type NameUse, nameKey, usesOf } from '../../person.ts'
import { deletePerson, emptyBeneficiaries, emptyContacts } from './forget.store.ts'
import {
  insertPerson,
  type KeptPerson,
  lockPeople,
  readOwnName,
  readPeople,
  readUses,
  updatePerson,
} from './people.store.ts'

/** The most people whom the owner has named that are offered to be kept. */
const MOST_MET = 6

/** The owner's people, with the next or last time of each. */
export const listPeople: Deed<typeof calls.listPeople> = async (_, { db, now, caller }) =>
  done(await listOf(db, ownerOf(caller.session), now))

/** Keeps somebody. Two at once wait for each other at the owner's row. */
export const keepPerson: Deed<typeof calls.keepPerson> = async ({ body }, { db, now, caller }) => {
  const ownerId = ownerOf(caller.session)
  await lockPeople(db, ownerId)
  const people = await readPeople(db, ownerId)
  if (people.length >= MOST_PEOPLE) return refused('PEOPLE_FULL', { most: MOST_PEOPLE })
  const fault = faultOf(body, people, now)
  if (fault) return fault
  await insertPerson(db, ownerId, body, now)
  return done(await listOf(db, ownerId, now))
}

/** Writes somebody anew; somebody else's is not there. */
export const changePerson: Deed<typeof calls.changePerson> = async ({ body }, { db, now, caller }) => {
  const ownerId = ownerOf(caller.session)
  await lockPeople(db, ownerId)
  const people = await readPeople(db, ownerId)
  const { idPerson, ...person } = body
  if (!people.some(({ id }) => id === idPerson)) return refused('NOT_FOUND')
  const fault = faultOf(
    person,
    people.filter(({ id }) => id !== idPerson),
    now,
  )
  if (fault) return fault
  await updatePerson(db, idPerson, person, now)
  return done(await listOf(db, ownerId, now))
}

/** Forgets somebody, unless a stay to come counts on them. */
export const forgetPerson: Deed<typeof calls.forgetPerson> = async ({ query }, { db, now, caller }) => {
  const ownerId = ownerOf(caller.session)
  await lockPeople(db, ownerId)
  const person = (await readPeople(db, ownerId)).find(({ id }) => id === query.idPerson)
  if (!person) return refused('NOT_FOUND')
  const uses = await readUses(db, ownerId, now)
  const { comingStay } = usesOf(person, uses)
  if (comingStay) {
    const { language } = caller
    return refused('PERSON_IN_STAY', {
      name: person.name,
      resort: comingStay.resort,
      from: dayInWords(comingStay.first, language),
      to: dayInWords(comingStay.last, language),
    })
  }
  await emptyContacts(
    db,
    uses.filter((one) => nameKey(one) === nameKey(person)),
    now,
  )
  await emptyBeneficiaries(db, ownerId, fullName(person))
  await deletePerson(db, person.id)
  return done(await listOf(db, ownerId, now))
}

/** Why somebody cannot be written so: the name is there already, or the birthday is still to come everywhere. */
function faultOf(person: KeptPerson, others: readonly KeptPerson[], now: Date) {
  const same = others.find((one) => nameKey(one) === nameKey(person))
  if (same) return refused('PERSON_KEPT', { name: fullName(same) })
  // The earliest zone of all has the latest day: nobody is refused a birthday that is today where they are.
  if (person.birthday && person.birthday > todayIn('Pacific/Kiritimati', now))
    return refused('BIRTHDAY_TO_COME')
  return null
}

async function listOf(db: Database, ownerId: number, now: Date) {
  const people = await readPeople(db, ownerId)
  const uses = await readUses(db, ownerId, now)
  return {
    data: people.map((person) => {
      const { next, last, comingStay, ...many } = usesOf(person, uses)
      return {
        ...person,
        ...many,
        next: onTheWire(next),
        last: onTheWire(last),
        comingStay: onTheWire(comingStay),
      }
    }),
    met: metBefore(uses, people, await readOwnName(db, ownerId), MOST_MET),
  }
}

function onTheWire(use: NameUse | null) {
  if (!use) return null
  const { kind, id, resort, first, last } = use
  return { kind, id, resort, first, last }
}
