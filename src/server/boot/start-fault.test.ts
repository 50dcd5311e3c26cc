import { expect, test } from 'vitest'
import { faultOf, faultOfListening, StartFault } from './start-fault.ts'

test.each([
  ['ENOSPC', 'the disk is full'],
  ['EROFS', 'may only be read'],
  ['EACCES', 'may not write'],
  ['ENOTDIR', 'is a file'],
])('%s is a sentence that names the place and DATA_DIR', (code, why) => {
  const fault = faultOf(Object.assign(new Error(code), { code, path: '/srv/veranda/lock' }), '/srv/veranda')
  expect(fault).toContain(why)
  expect(fault).toContain('/srv/veranda/lock')
  expect(fault).toContain('DATA_DIR')
})

test('a start fault is its own sentence; a bug is none', () => {
  expect(faultOf(new StartFault('The database is newer.'), 'data')).toBe('The database is newer.')
  expect(faultOf(new TypeError('x is not a function'), 'data')).toBeNull()
})

test.each([
  ['EADDRINUSE', /^Port 80 is taken.* PORT /],
  ['EACCES', /PORT /],
  ['EADDRNOTAVAIL', /^HOST names no address.*“nowhere”/],
  ['ENOTFOUND', /^HOST /],
])('what cannot be listened at (%s) names its setting', (code, said) => {
  expect(faultOfListening({ code }, { host: 'nowhere', port: 80 })).toMatch(said)
})

test('a bug at listening is no setting’s fault', () => {
  expect(faultOfListening(new Error('a bug'), { host: 'nowhere', port: 80 })).toBe(null)
})
