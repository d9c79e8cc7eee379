import type { z } from 'zod'
import type { Sky } from '../src/astro/sky.ts'
import type { Atlas } from '../src/calculation/charting/place.ts'
import type { WheelWithFacts } from '../src/calculation/charting/wheels.ts'
import type { Language } from '../src/languages/language.ts'
import { PICTURES, type TechniqueId } from '../src/techniques/index.ts'
import { type DataFace, type PictureFace, pictureLanguage } from '../src/techniques/technique.ts'
import { type PictureWork, WORK } from '../src/techniques/work.ts'
import type { WheelStyle } from '../src/wheel/look.ts'

/** A picture that was asked for, as a thread is told of it. */
export interface Picture {
  readonly kind: TechniqueId
  readonly input: unknown
  readonly language: Language
}

/** The face of the picture of each technique that has one. */
const FACES: ReadonlyMap<TechniqueId, PictureFace> = new Map(PICTURES)

/** A request of a face, which is the example of its tool, with other births. */
export function requestWith(
  { page, tool, body }: Pick<PictureFace | DataFace, 'page' | 'tool' | 'body'>,
  births: readonly object[],
): object {
  const paths = Object.keys(page.births ?? {})
  const fields = paths.map((path, index) => ({ [path]: births[index] }))
  return paths.includes('')
    ? { ...required(body, tool.example), ...births[0] }
    : Object.assign({}, tool.example, ...fields)
}

/** The fields of an example without which a request is refused. */
const required = (body: PictureFace['body'] | DataFace['body'], example: object): object =>
  Object.fromEntries(
    Object.entries(example).filter(([name]) => {
      const schema = (body as z.ZodObject | undefined)?.shape[name] as z.ZodType | undefined
      return schema && !schema.safeParse(undefined).success
    }),
  )

/** The same for the picture of a technique. */
export const exampleOf = (kind: TechniqueId, births: readonly object[]): Picture =>
  pictureOf(kind, requestWith(FACES.get(kind)!, births))

/** Reads the request of a picture. Throws for one that is not valid. */
export function pictureOf(kind: TechniqueId, request: object): Picture {
  const face = FACES.get(kind)!
  const { input } = face.read(face.body.parse(request), () => new Date(0))
  return { kind, input, language: pictureLanguage(face, input) }
}

/** Casts the wheel of a picture, without a calculation thread. */
export const wheelOf = (sky: Sky, atlas: Atlas, { kind, input, language }: Picture): WheelWithFacts =>
  workOf(kind).wheel(sky, atlas, input as never, language)

export const styleOf = ({ kind, input }: Picture): WheelStyle => workOf(kind).style(input as never)

const workOf = (kind: TechniqueId): PictureWork<never> =>
  (WORK[kind] as { readonly picture?: PictureWork<never> }).picture!
