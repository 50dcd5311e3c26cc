import { describe, expect, test } from 'vitest'
import { ageOn, grownUpOn, isChildOn, metBefore, type NameUse, nameKey, usesOf } from './person.ts'

describe('age', () => {
  test.each([
    ['2014-03-04', '2026-11-18', 12],
    ['2014-03-04', '2027-03-03', 12],
    ['2014-03-04', '2027-03-04', 13],
    ['2012-02-29', '2027-02-28', 14],
    ['2012-02-29', '2027-03-01', 15],
    ['2026-11-18', '2026-11-18', 0],
  ])('born %s, on %s: %i', (birthday, day, age) => {
    expect(ageOn(birthday, day)).toBe(age)
  })

  test('a child is one until the eighteenth birthday', () => {
    expect(grownUpOn('2014-03-04')).toBe('2032-03-04')
    expect([isChildOn('2014-03-04', '2032-03-03'), isChildOn('2014-03-04', '2032-03-04')]).toEqual([
      true,
      false,
    ])
    expect(isChildOn(null, '2026-11-18')).toBeNull()
    expect([grownUpOn('2012-02-29'), grownUpOn('2014-02-28')]).toEqual(['2030-03-01', '2032-02-28'])
    for (const birthday of ['2012-02-29', '2014-12-31']) expect(ageOn(birthday, grownUpOn(birthday))).toBe(18)
  })
})

const use = (more: Partial<NameUse>): NameUse => ({
  kind: 'stay',
  id: 1,
  position: 2,
  resort: 'Bahía Serena',
  first: '2026-12-11',
  last: '2026-12-17',
  coming: true,
  counts: true,
  pass: false,
  name: 'Ana',
  lastname: 'Solís',
  email: null,
  phone: null,
  age: null,
  ...more,
})
const past = { coming: false, first: '2025-07-01', last: '2025-07-05' }
const ana = { name: 'ANA', lastname: 'Solis' }

test('a person is known by the name, whatever its case, accents and spaces', () => {
  expect(nameKey({ name: ' Ana', lastname: 'Solís  Rey' })).toBe(
    nameKey({ name: 'ana', lastname: 'Solis rey' }),
  )
  expect(nameKey({ name: 'Ana', lastname: 'Solís' })).not.toBe(nameKey({ name: 'Ana', lastname: 'Solar' }))
})

test('what of a person is shown', () => {
  const uses = [
    use({ id: 3, first: '2027-01-02' }),
    use({ id: 2 }),
    use({ id: 2, position: 4 }),
    use({ id: 9, ...past }),
    use({ id: 8, ...past, counts: false, first: '2026-01-01' }),
    use({ id: 5, kind: 'visit', first: '2026-12-01', pass: true }),
    use({ id: 7, name: 'Emma', first: '2026-11-20' }),
  ]
  expect(usesOf(ana, uses)).toMatchObject({
    next: { kind: 'visit', id: 5 },
    last: { id: 9 },
    comingStay: { id: 2 },
    stays: 3,
    pastStays: 1,
    visits: 1,
    passes: 1,
  })
  expect(usesOf({ name: 'Nobody', lastname: 'Else' }, uses)).toMatchObject({
    next: null,
    last: null,
    stays: 0,
  })
})

test('who is offered to be kept: not the owner, nobody twice, of the past those with a contact', () => {
  const uses = [
    use({}),
    use({ id: 2, first: '2027-02-01' }),
    use({ id: 3, name: 'Elena', lastname: 'Harrington' }),
    use({ id: 4, name: 'Emma', ...past }),
    use({ id: 5, name: 'Claire', ...past, email: 'claire@marea.example' }),
    use({ id: 6, name: 'Oscar', coming: false, counts: false, email: 'oscar@marea.example' }),
    use({ id: 7, name: 'Guard', kind: 'visit' }),
    use({ id: 8, name: 'Kept' }),
  ]
  const met = metBefore(
    uses,
    [{ name: 'kept', lastname: 'Solis' }],
    { name: 'Elena', lastname: 'Harrington' },
    9,
  )
  expect(met.map(({ name }) => name)).toEqual(['Ana', 'Claire'])
  expect(metBefore(uses, [], ana, 1)).toHaveLength(1)
})
