import type { FastifyReply } from 'fastify'
import type { Page } from '../pages/frame.ts'

/** A client may have opened the page in a window of its own, and waits for that window. */
export const showPage = (reply: FastifyReply, status: number, { html, headers }: Page): FastifyReply =>
  reply
    .code(status)
    .headers({ ...headers, 'Cross-Origin-Opener-Policy': 'unsafe-none' })
    .type('text/html; charset=utf-8')
    .send(html)
