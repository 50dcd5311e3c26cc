import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { done, refused } from '../../kernel/outcome.ts'
import { BOTH_ENGINES, clubDatabase } from '../../portal/server/testing.ts'
import { pngOf, sizedImage } from '../files/image.ts'
import { keepFile } from '../files/keep-file.ts'
import type { OpenDatabase } from './database.ts'
import { notInTransaction } from './outside-transaction.ts'
import { inTransaction } from './transaction.ts'

const NO_FILES = {
  write: async () => {},
  read: () => Promise.reject(new Error('none')),
  remove: async () => {},
  listOlder: async function* () {},
}

describe.each(BOTH_ENGINES)('what is slow stays out of a transaction, on %s', (engine) => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await clubDatabase(engine)
  })
  afterAll(() => database.close())

  const inside = (act: () => Promise<unknown>) =>
    inTransaction<unknown, never>(database.db, async () => done(await act()))

  test.each<[string, () => Promise<unknown>]>([
    [
      'a file',
      () => keepFile(NO_FILES, { name: 'a.pdf', mediaType: 'application/pdf', content: Buffer.from('a') }),
    ],
    ['a picture', () => sizedImage(Buffer.from('a'), { width: 1, height: 1 })],
    ['a drawing', () => pngOf('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')],
  ])('%s is refused inside of one, and taken outside', async (_, act) => {
    await expect(inside(act)).rejects.toThrow('inside a transaction')
    await act()
  })

  test('an act that has awaited a statement is still inside; what runs after the commit is outside', async () => {
    const { db } = database
    const late = async () => {
      await db.selectFrom('owners').select('id').limit(1).execute()
      notInTransaction('A late thing is done')
    }
    await expect(
      inTransaction<null, never>(db, async (trx) => {
        await trx.selectFrom('owners').select('id').limit(1).execute()
        notInTransaction('A late thing is done')
        return done(null)
      }),
    ).rejects.toThrow('inside a transaction')
    await inTransaction(db, async () => refused('NO'))
    await late()
  })
})
