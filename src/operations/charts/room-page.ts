import { z } from 'zod'
import { PUBLIC } from '../access.ts'

/** What the pages of the chart room have in common. Their URLs may contain the birth of a person. */
export const ROOM_PAGE = {
  method: 'GET',
  tag: 'Service',
  access: PUBLIC,
  isPage: true,
  confidential: true,
  reply: z.string(),
  answer: { types: { 'text/html': 'html' } },
} as const
