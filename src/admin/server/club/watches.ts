import type { ClubFile } from '../../../club-folder/club-file.ts'
import type { Row } from '../../../club-folder/field.ts'
import { soldKey } from '../../../marketplace/club-sold.ts'
import type { Database } from '../../../server/database/database.ts'
import { FOLDER } from '../../club/folder.ts'
import type { Watch } from './check-file.ts'
import { readRows } from './club.store.ts'
import type { Desk } from './desk.ts'
import { fieldOf } from './key-book.ts'

/** Rows that the portal keeps as they are once they are known, and the parts of such rows. */
export function watchKept(file: ClubFile, { books }: Desk): Watch[] {
  const { kept } = file
  if (!kept) return []
  if (kept === 'row') {
    const known = books.get(file.name)?.known
    return [{ row: (row) => (known?.has(Number(row.id)) ? 'kept' : []) }]
  }
  const known = books.get(kept.whole)?.known
  const column =
    file.fields.find((field) => field.form === 'reference' && field.to === kept.whole)?.column ?? ''
  return [{ row: (row) => (known?.has(Number(row[column])) ? 'kept' : []) }]
}

/** Rows that are signed: the folder may know less of them, but not something else. */
export async function watchFrozen(db: Database, file: ClubFile): Promise<Watch[]> {
  const { frozen } = file
  if (!frozen) return []
  const figuresOf = (row: Row) => frozen.figures.map((column) => String(row[column])).join(' ')
  const signed = new Map<number, string>()
  for await (const rows of readRows(db, file, [frozen.when, ...frozen.figures]))
    for (const row of rows) if (row[frozen.when] !== null) signed.set(Number(row.id), figuresOf(row))
  return [
    {
      row: (row, _line, isRight) => {
        const figures = isRight ? signed.get(Number(row.id)) : undefined
        return figures === undefined || figures === figuresOf(row) ? [] : [frozen.says]
      },
    },
  ]
}

/** Places that orders hold: of a row that is new they are free, for its orders do not come in. */
export async function watchSold(db: Database, file: ClubFile): Promise<Watch[]> {
  if (!file.sells) return []
  const known = new Set<string>()
  for await (const rows of readRows(db, file, [])) for (const row of rows) known.add(soldKey(row))
  return [
    {
      row: (row, _line, isRight) => {
        if (!isRight || known.has(soldKey(row))) return []
        row.taken = Number(row.taken) - Number(row.sold)
        // A place of a closed day is not sold again: the day's capacity goes with it.
        if (row.closed) row.capacity = Number(row.capacity) - Number(row.sold)
        return []
      },
    },
  ]
}

interface Account {
  known: string[]
  added: number
  balance: number
  /** An entry of it is wrong: what follows cannot be judged. */
  unsure: boolean
}

/**
 * Entries that are known, and those that follow them. Of an entry that is new what an order holds is given back behind the
 * last one, for its order does not come in.
 */
export async function watchLedger(db: Database, file: ClubFile, now: Date): Promise<Watch[]> {
  const { ledger } = file
  if (!ledger) return []
  const accounts = new Map<number, Account>()
  const givenBack: { row: Row; line: number }[] = []
  const accountOf = (id: number): Account => {
    const account = accounts.get(id) ?? { known: [], added: 0, balance: 0, unsure: false }
    accounts.set(id, account)
    return account
  }
  const textOf = (row: Row) =>
    ledger.compares
      .map((column) => {
        const field = fieldOf(file, column)
        const value = row[column]
        return value === null || field.form !== 'plain' ? '' : field.kind.write(value)
      })
      .join(' ')
  for await (const rows of readRows(db, file, [ledger.account, ...ledger.compares]))
    for (const row of rows) {
      const account = accountOf(Number(row[ledger.account]))
      account.known.push(textOf(row))
      account.balance += Number(row[ledger.quantity])
    }

  const judge = (row: Row, account: Account): string[] | 'kept' => {
    const position = Number(row[ledger.position])
    const next = account.known.length + account.added + 1
    if (position <= account.known.length)
      return account.known[position - 1] === textOf(row)
        ? 'kept'
        : [
            `entry ${position} of the account is written already and reads otherwise; a new one would be ${next}`,
          ]
    if (position !== next)
      return [`${ledger.position} is ${position}, and the account’s next entry is ${next}`]
    account.added++
    account.balance += Number(row[ledger.quantity])
    return account.balance < 0 ? [`the account’s balance would fall below 0`] : []
  }
  return [
    {
      row: (row, line, isRight) => {
        const account = accountOf(Number(row[ledger.account]))
        if (!isRight) account.unsure = true
        if (account.unsure) return []
        const found = judge(row, account)
        if (found !== 'kept' && found.length > 0) account.unsure = true
        if (found !== 'kept' && row.order_holds)
          givenBack.push({ row: givingBack(row, ledger.account, now), line })
        return found
      },
      rest: () => givenBack,
    },
  ]
}

/** The entry that gives back what an order held. */
function givingBack(hold: Row, account: string, now: Date): Row {
  return { [account]: hold[account], at: now, kind: 'return', quantity: hold.order_holds, note: hold.note }
}

/** The parent of a file whose rows are parts. */
export function parentFileOf(file: ClubFile): ClubFile | null {
  return file.partOf ? (FOLDER.get(file.partOf.file) ?? null) : null
}
