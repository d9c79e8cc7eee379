import type { FastifyReply } from 'fastify'
import type { Page } from '../pages/frame.ts'
import { sendPage } from '../pages/send-page.ts'

/** A client may have opened the page in a window of its own, and waits for that window. */
export const showPage = (reply: FastifyReply, status: number, page: Page): FastifyReply =>
  sendPage(reply.code(status).header('Cross-Origin-Opener-Policy', 'unsafe-none'), page)
