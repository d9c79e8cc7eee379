import type { ReportStatus } from '../../contract/report-status.ts'
import { escapeHtml } from '../../platform/mail/letters.ts'
import { counted } from '../elements/figures.ts'

/** The progress of a report. Times are Unix milliseconds. */
export interface ReportState {
  readonly status: ReportStatus
  readonly chapter: number
  readonly chapters: number
  readonly startedAtMs: number | null
  /** Why it failed, as text. */
  readonly reason: string | null
  /** Its credit was returned. */
  readonly isReturned: boolean
}

export const isUnderWay = ({ status }: Pick<ReportState, 'status'>): boolean =>
  status === 'queued' || status === 'processing'

/** The status as a short text. */
export function stateText(state: ReportState, nowMs: number): string {
  switch (state.status) {
    case 'queued':
      return 'Waiting for a renderer.'
    case 'processing':
      return state.chapters === 0
        ? 'Being made.'
        : `${counted(state.chapter, 'chapter')} of ${state.chapters} done${timeLeft(state, nowMs)}.`
    case 'completed':
      return 'Ready.'
    case 'failed':
      return `Failed: ${state.reason}. ${state.isReturned ? 'Your credit was returned.' : 'It cost no credit.'}`
  }
}

/** The chapters that are left take as long as those before. */
function timeLeft({ chapter, chapters, startedAtMs }: ReportState, nowMs: number): string {
  if (chapter === 0 || startedAtMs === null) return ''
  const seconds = Math.ceil((((nowMs - startedAtMs) / chapter) * (chapters - chapter)) / 1000)
  return seconds > 0 ? `, about ${counted(seconds, 'second')} left` : ''
}

const TONES: Readonly<Partial<Record<ReportStatus, string>>> = { completed: 'good', failed: 'bad' }

/** The state as HTML, with a bar while the report is being made. */
export function stateHtml(state: ReportState, nowMs: number, name: string): string {
  const text = escapeHtml(stateText(state, nowMs))
  const tone = TONES[state.status]
  const shown = tone ? `<b class="${tone}">${text}</b>` : text
  if (!isUnderWay(state)) return shown
  const value = state.chapters === 0 ? '' : ` value="${state.chapter}" max="${state.chapters}"`
  return `<progress aria-label="Progress of the report of ${escapeHtml(name)}"${value}></progress> ${shown}`
}

export const STATE_STYLE = `
.card + .unseen + [data-part] { margin-top: var(--space-24) }
progress { appearance: none; width: 8rem; height: 8px; vertical-align: middle; border: 0; border-radius: 4px;
  background: var(--rule); overflow: hidden }
progress::-webkit-progress-bar { background: var(--rule) }
progress::-webkit-progress-value { background: var(--gold) }
progress::-moz-progress-bar { background: var(--gold) }`
