import { styleText } from 'node:util'

/** What every line of the log holds and nobody reads in a terminal. */
const UNTOLD = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err'])
const WARN = 40
const ERROR = 50

/** The log for somebody at a terminal: each of its lines of JSON in words. Everywhere else it stays JSON. */
export function logInWords(out: { write: (line: string) => unknown }): { write: (line: string) => void } {
  return { write: (line) => void out.write(`${inWords(line)}\n`) }
}

/** A line of the log as a sentence with its hour, its facts in brackets and an error's stack below it. */
export function inWords(line: string): string {
  const { level = 0, time = 0, msg = '', err, ...rest } = JSON.parse(line)
  const facts = Object.entries(rest)
    .filter(([name]) => !UNTOLD.has(name))
    .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(', ')
  const hour = styleText('dim', new Date(time).toTimeString().slice(0, 8))
  const weight =
    level >= ERROR ? styleText('red', 'error: ') : level >= WARN ? styleText('yellow', 'warning: ') : ''
  const stack = err?.stack ? `\n${styleText('dim', err.stack)}` : ''
  return `${hour} ${weight}${msg}${facts && styleText('dim', ` (${facts})`)}${stack}`
}
