/** The day on which the tests play. */
export const TEST_DAY = '2026-11-18'
/** Ten in the morning of that day in Cancun. */
export const TEST_NOW = new Date('2026-11-18T15:00:00Z')
/** The password of everyone in the tests' club. */
export const TEST_PASSWORD = 'veranda-demo'
