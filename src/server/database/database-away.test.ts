import { expect, test } from 'vitest'
import { isDatabaseAway, isHeldUp } from './database-away.ts'

const failed = (message: string, code?: string) => Object.assign(new Error(message), code ? { code } : {})

test.each([
  ['a server that restarts', failed('terminating connection due to administrator command', '57P01')],
  ['a server that starts', failed('the database system is starting up', '57P03')],
  ['a server that is full', failed('sorry, too many clients already', '53300')],
  ['a replica that only reads', failed('cannot execute INSERT in a read-only transaction', '25006')],
  ['a port where nothing listens', failed('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED')],
  ['a broken connection', failed('Connection terminated unexpectedly')],
  ['a silent connection', failed('Query read timeout')],
  [
    'a full disk, at a new connection',
    Object.assign(failed('could not write init file', 'XX000'), { severity: 'FATAL' }),
  ],
  ['no connection in time', failed('timeout exceeded when trying to connect')],
])('%s is a database that is away', (_, error) => {
  expect([isDatabaseAway(error), isHeldUp(error)]).toEqual([true, false])
})

test.each([
  ['a lock that is held', failed('canceling statement due to lock timeout', '55P03')],
  ['a statement that takes too long', failed('canceling statement due to statement timeout', '57014')],
])('%s holds up', (_, error) => {
  expect([isDatabaseAway(error), isHeldUp(error)]).toEqual([false, true])
})

test.each([failed('division by zero', '22012'), failed('A bug'), null, undefined])(
  '%s is neither',
  (error) => {
    expect([isDatabaseAway(error), isHeldUp(error)]).toEqual([false, false])
  },
)
