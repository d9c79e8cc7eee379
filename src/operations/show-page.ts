import type { FastifyReply } from 'fastify'
import type { Page } from '../pages/frame.ts'
import { sendPage } from '../pages/send-page.ts'

/** A client may have opened the page in a separate window that it waits for. */
export const showPage = (reply: FastifyReply, status: number, page: Page): FastifyReply =>
  sendPage(reply.code(status).header('Cross-Origin-Opener-Policy', 'unsafe-none'), page)
