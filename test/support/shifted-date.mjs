// Preloaded into a process of a test: the clock of its machine is wrong by CLOCK_OFFSET_MS.
const offsetMs = Number(process.env['CLOCK_OFFSET_MS'])
const Machine = Date
globalThis.Date = new Proxy(Machine, {
  construct: (target, args, self) =>
    Reflect.construct(target, args.length === 0 ? [Machine.now() + offsetMs] : args, self),
  get: (target, name) => (name === 'now' ? () => Machine.now() + offsetMs : Reflect.get(target, name)),
})
