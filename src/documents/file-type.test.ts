import { expect, test } from 'vitest'
import { extensionOf, fileTypeOf, lastSegmentOf, previewOf } from './file-type.ts'

test.each([
  ['/api/files/3f0/House%20rules.pdf', 'House rules.pdf'],
  ['/api/files/3f0/Gu%C3%ADa%20del%20due%C3%B1o.pdf?download', 'Guía del dueño.pdf'],
  ['/a/plan.png#page=2', 'plan.png'],
  ['plan.png', 'plan.png'],
  ['/a/100%.csv', '100%.csv'],
  ['/a/b/', ''],
  ['', ''],
])('the last segment of %s is “%s”', (route, segment) => {
  expect(lastSegmentOf(route)).toBe(segment)
})

test.each([
  ['/a/rules.pdf', 'pdf'],
  ['/a/Rules.PDF', 'pdf'],
  ['/a/minutes.2026.docx', 'docx'],
  ['/v1.2/README', ''],
  ['/a/.profile', ''],
  ['/a/scan.', ''],
  ['/a/b%2Ejpg', 'jpg'],
  ['/a/photo.jpg?x=.png', 'jpg'],
])('the extension of %s is “%s”', (route, extension) => {
  expect(extensionOf(route)).toBe(extension)
})

test.each([
  ['/a/x.jpg', 'image'],
  ['/a/x.HEIC', 'image'],
  ['/a/x.pdf', 'pdf'],
  ['/a/x.webm', 'video'],
  ['/a/x.MOV', 'video'],
  ['/a/x.m4a', 'audio'],
  ['/a/x.docx', 'word'],
  ['/a/x.odt', 'word'],
  ['/a/x.xlsx', 'excel'],
  ['/a/x.csv', 'excel'],
  ['/a/x.pptx', 'ppt'],
  ['/a/x.zip', 'default'],
  ['/a/pdf', 'default'],
  ['/a/x.constructor', 'default'],
  ['', 'default'],
] as const)('%s is of the type %s', (route, type) => {
  expect(fileTypeOf(route)).toBe(type)
})

test.each([
  ['/a/x.jpeg', 'image'],
  ['/a/x.avif', 'image'],
  ['/a/x.heic', null],
  ['/a/x.svg', null],
  ['/a/x.pdf', 'pdf'],
  ['/a/x.mp4', 'video'],
  ['/a/x.mp3', 'audio'],
  ['/a/x.docx', null],
  ['/a/x.csv', null],
  ['/a/x', null],
] as const)('%s is looked at as %s', (route, preview) => {
  expect(previewOf(route)).toBe(preview)
})
