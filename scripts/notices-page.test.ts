import { expect, test } from 'vitest'
import { noticesPage, type Shipped } from './notices-page.ts'

const mit = (title: string, holder: string) =>
  `${title}\n\n${holder}\n\nPermission is hereby granted, free of charge.\nThe above copyright notice shall be included.\n`

const shipped = (name: string, more: Partial<Shipped> = {}): Shipped => ({
  name,
  version: '1.0.0',
  licence: 'MIT',
  where: 'server',
  text: mit('MIT License', `Copyright (c) 2020 ${name} <x@y.example>`),
  author: null,
  ...more,
})

test('one text for all whose licence says the same, with the copyright of each; another text stands by itself', () => {
  const page = noticesPage(
    '# Intro',
    [
      shipped('zebra', { text: mit('The MIT License (MIT)', 'Copyright 2019 Z\n\nAll rights reserved.') }),
      shipped('ant', { where: 'both' }),
      shipped('bee', { licence: 'ISC', text: 'Permission to use is hereby granted.' }),
      shipped('cat', { text: null, author: 'Someone' }),
    ],
    '## More',
  )
  expect(page.match(/free of charge/g)).toHaveLength(1)
  expect(page).toContain('| ant | 1.0.0 | MIT | browser, server | [1](#text-1) |')
  expect(page).toContain('| bee | 1.0.0 | ISC | server | [2](#text-2) |')
  expect(page).toContain('- ant · Copyright (c) 2020 ant \\<x@y.example>\n- zebra · Copyright 2019 Z')
  expect(page).toContain('The above copyright notice shall be included.')
  expect(page).toContain('- cat: MIT, by Someone')
})
