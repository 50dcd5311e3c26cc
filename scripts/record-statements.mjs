// Read by every worker of a test run (`--import`): writes down which statements the stores send to a PostgreSQL server.
import { appendFileSync } from 'node:fs'
import pg from 'pg'

const file = process.env.STATEMENTS
const known = new Set()
const query = pg.Client.prototype.query

pg.Client.prototype.query = function (asked, ...rest) {
  const text = typeof asked === 'string' ? asked : asked?.text
  if (file && text && !known.has(text) && /^\s*(select|insert|update|delete|with|merge)\b/i.test(text)) {
    known.add(text)
    Error.stackTraceLimit = 60
    const { stack = '' } = new Error()
    // What a test asks by itself is no statement of the portal's.
    if (
      /(?<!testing[\w.]*)\.store\.ts:|fixed-statement\.ts:/.test(stack) &&
      !/testing[\w.]*\.store\.ts:/.test(stack)
    )
      appendFileSync(file, `${JSON.stringify(text)}\n`)
  }
  return query.call(this, asked, ...rest)
}
