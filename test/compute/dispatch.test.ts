import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { Answers, Call } from '../../src/calculation/tasks.ts'
import { createDispatcher } from '../../src/calculation/threads/dispatch.ts'
import type { Lane } from '../../src/calculation/threads/lanes.ts'
import type { Refusal } from '../../src/platform/errors.ts'

interface Message {
  readonly calls: readonly Call[]
  answer(): void
  die(): void
}

/** A dispatcher over threads that answer when the test says so: each call with its own input as text. */
function setUp({ threads = 1, queueLimit = 100, ms = 1 } = {}) {
  const messages: Message[] = []
  const send = (calls: readonly Call[]) =>
    new Promise<Answers>((resolve, reject) => {
      messages.push({
        calls,
        answer() {
          const texts = calls.map(({ input }) => Buffer.from(String(input)))
          resolve({ bytes: Buffer.concat(texts), outcomes: texts.map(({ length }) => ({ outcome: length, ms })) })
        },
        die: () => reject(new Error('the thread has died')),
      })
    })
  let crashes = 0
  const onCrash = () => {
    crashes += 1
  }
  const dispatcher = createDispatcher({ threads, queueLimit, send, onDone: () => {}, onCrash })
  const run = async (task: Call['task'], input: string, lane: Lane = A) => {
    const outcome = await dispatcher.run({ task, input }, lane)
    return Buffer.from(outcome as Uint8Array).toString()
  }
  return { messages, dispatcher, run, crashes: () => crashes }
}

const A: Lane = { id: 'a', weight: 1 }
const B: Lane = { id: 'b', weight: 1 }
const inputs = ({ calls }: Message) => calls.map(({ input }) => input)
const codeOf = (promise: Promise<unknown>) => promise.then(String, (error: Refusal) => error.code)

describe('a message', () => {
  test('carries short calls of one turn together, and each gets its own bytes', async () => {
    const { messages, run } = setUp()
    const answers = Promise.all(['one', 'two', 'three'].map((input) => run('natal_chart', input)))
    await turn()
    expect(messages.map(inputs)).toEqual([['one', 'two', 'three']])
    messages[0]!.answer()
    expect(await answers).toEqual(['one', 'two', 'three'])
  })

  test('carries at most eight calls', async () => {
    const { messages, run } = setUp()
    for (let call = 0; call < 20; call += 1) run('natal_chart', String(call)).catch(() => {})
    await turn()
    expect(messages.map(({ calls }) => calls.length)).toEqual([8])
  })

  test('leaves calls for the other threads', async () => {
    const { messages, run } = setUp({ threads: 2 })
    for (let call = 0; call < 4; call += 1) run('natal_chart', String(call)).catch(() => {})
    await turn()
    expect(messages.map(({ calls }) => calls.length)).toEqual([2, 1])
  })

  test('carries fewer calls when they have lately taken long, so that the others need not wait for all', async () => {
    const { messages, run } = setUp({ ms: 15 })
    run('natal_chart', 'first').catch(() => {})
    await turn()
    for (let call = 0; call < 4; call += 1) run('natal_chart', String(call)).catch(() => {})
    messages[0]!.answer()
    await turn()
    await turn()
    expect(messages.map(inputs)).toEqual([['first'], ['0']])
  })

  test('carries one long call alone', async () => {
    const { messages, run } = setUp()
    for (const task of ['sky_events', 'natal_chart', 'sky_events'] as const) run(task, task).catch(() => {})
    await turn()
    messages[0]!.answer()
    await turn()
    await turn()
    expect(messages.map(inputs)).toEqual([['sky_events'], ['natal_chart']])
  })
})

test('a call of another lane overtakes a backlog', async () => {
  const { messages, run } = setUp()
  for (let call = 0; call < 10; call += 1) run('sky_events', `flood ${call}`).catch(() => {})
  await turn()
  run('natal_chart', 'stranger', B).catch(() => {})
  messages[0]!.answer()
  await turn()
  await turn()
  expect(messages.map(inputs)).toEqual([['flood 0'], ['stranger']])
})

describe('a thread that dies', () => {
  test('costs no neighbour of the killer its answer: each call runs once more, alone', async () => {
    const { messages, run, crashes } = setUp({ threads: 2 })
    const answers = ['killer', 'neighbour', 'other'].map((input) => codeOf(run('natal_chart', input)))
    await turn()
    for (const message of messages.splice(0)) message.die()
    for (let step = 0; step < 3; step += 1) {
      await turn()
      await turn()
      expect(messages.map(({ calls }) => calls.length)).toEqual([1])
      const message = messages.pop()!
      if (inputs(message)[0] === 'killer') message.die()
      else message.answer()
    }
    expect(await Promise.all(answers)).toEqual(['compute_crashed', 'neighbour', 'other'])
    expect(crashes()).toBe(4)
  })

  test('holds new calls back while a suspect runs alone', async () => {
    const { messages, run } = setUp()
    run('natal_chart', 'suspect').catch(() => {})
    await turn()
    messages.pop()!.die()
    await turn()
    run('natal_chart', 'later').catch(() => {})
    await turn()
    expect(messages.map(inputs)).toEqual([['suspect']])
    messages.pop()!.answer()
    await turn()
    await turn()
    expect(messages.map(inputs)).toEqual([['later']])
  })
})

test('a full backlog refuses the lane that fills it, and takes a call of another', async () => {
  const { run } = setUp({ queueLimit: 3 })
  const flood = Array.from({ length: 3 }, (_, call) => codeOf(run('sky_events', String(call))))
  const stranger = codeOf(run('natal_chart', 'stranger', B))
  expect(await Promise.race([flood[2], stranger])).toBe('compute_busy')
})

describe('at the end', () => {
  test('what waits is still answered, and new calls are refused', async () => {
    const { messages, dispatcher, run } = setUp()
    const answers = [run('sky_events', 'one'), run('sky_events', 'two'), run('sky_events', 'three')]
    const closed = dispatcher.close(new Promise(() => {}))
    expect(await codeOf(run('sky_events', 'late'))).toBe('compute_stopping')
    for (let answered = 0; answered < 3; ) {
      await turn()
      for (const message of messages.splice(0)) {
        message.answer()
        answered += 1
      }
    }
    expect(await Promise.all(answers)).toEqual(['one', 'two', 'three'])
    await closed
  })

  test('what waits past the deadline is refused', async () => {
    const { dispatcher, run } = setUp()
    const answers = Array.from({ length: 4 }, (_, call) => codeOf(run('sky_events', String(call))))
    await turn()
    await dispatcher.close(Promise.resolve())
    expect(await Promise.all(answers.slice(2))).toEqual(['compute_stopping', 'compute_stopping'])
  })
})
