import type { z } from 'zod'

/** What a reply is by its schema. Read-only, because writers only read what a calculation found. */
export type ReplyOf<Schema extends z.ZodType> = Unchanging<z.output<Schema>>

type Unchanging<Content> = Content extends readonly (infer Item)[]
  ? readonly Unchanging<Item>[]
  : Content extends object
    ? { readonly [Key in keyof Content]: Unchanging<Content[Key]> }
    : Content
