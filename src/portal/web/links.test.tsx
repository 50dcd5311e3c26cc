import { Link } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import type { router } from './router.tsx'

/** What links are checked against; without it any text would do. */
type Addresses = keyof (typeof router)['routesByPath']

test('a link to a page that is not there does not compile, nor one with a wrong or a missing part', () => {
  const home: Addresses = '/home'
  const links = [
    <Link key="right" to="/my-reservations/edit/$id" params={{ id: '7' }} />,
    <Link key="searched" to="/my-reservations" search={{ view: 'year', year: 2027 }} />,
    // @ts-expect-error There is no such page.
    <Link key="nowhere" to="/nowhere" />,
    // @ts-expect-error The stay's number is missing.
    <Link key="no-number" to="/my-reservations/edit/$id" />,
    // @ts-expect-error No page reads this behind its question mark.
    <Link key="unread" to={home} search={{ colour: 'red' }} />,
    // @ts-expect-error The screen's schema knows no such view.
    <Link key="no-view" to="/my-reservations" search={{ view: 'decade' }} />,
  ]
  expect(links).toHaveLength(6)
})
