import { expect, test } from 'vitest'
import { readClockTime } from '../../src/mcp/question.ts'

test.each([
  ['07:40', 7, 40],
  ['7:40', 7, 40],
  ['19.40', 19, 40],
  ['19:40:30', 19, 40],
  ['7h40', 7, 40],
  ['19 h 40', 19, 40],
  ['7h', 7, 0],
  ['0740', 7, 40],
  ['7:40 pm', 19, 40],
  ['7:40PM', 19, 40],
  ['7.40 p.m.', 19, 40],
  ['7:40 p. m.', 19, 40],
  ['7 am', 7, 0],
  ['12:30 am', 0, 30],
  ['12:30 pm', 12, 30],
  ['00:00', 0, 0],
  [' Noon ', 12, 0],
  ['12 noon', 12, 0],
])('%j is a time', (text, hour, minute) => expect(readClockTime(text)).toEqual({ hour, minute }))

test.each([
  '',
  '7',
  '25:00',
  '24:00',
  '7:60',
  '7:4',
  '13:00 pm',
  '12 am',
  '12:00 pm',
  'midnight',
  'morning',
  '7:',
  '7-40',
])('%j is none, or can be read in two ways', (text) => expect(readClockTime(text)).toBeNull())
