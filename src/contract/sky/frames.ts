import { z } from 'zod'
import { FRAME_NAMES, FRAMES, type FrameColumnName, frameColumns } from '../../astro/frames.ts'

/** A list of frames has them all, and a few again. */
export const FRAMES_MAX = 20

export const frameProblem = (name: string): string | null =>
  Object.hasOwn(FRAMES, name) ? null : `Unknown frame "${name}". Allowed: ${FRAME_NAMES.join(', ')}`

export const FRAMES_ABOUT = `Further coordinates of each body. ${FRAME_NAMES.map((name) => `\`${name}\`: ${FRAMES[name].about}`).join(' ')}`

/** Members of a body by the requested frames. Null for what the body does not have. */
export const FrameMembers = Object.fromEntries(
  frameColumns(FRAME_NAMES).map(([name, { about }]) => [name, z.number().nullable().optional().describe(about)]),
) as Record<FrameColumnName, z.ZodOptional<z.ZodNullable<z.ZodNumber>>>
