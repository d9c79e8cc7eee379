import { describe, expect, test } from 'vitest'
import { page } from '../src/pages/frame.ts'
import { fieldHtml } from '../src/pages/playground/form-html.ts'
import { html, joined, svg, trusted } from '../src/platform/markup.ts'

const HOSTILE = `"><script>alert('x')</script>&`

describe('a template', () => {
  test('escapes texts for elements and for quoted attributes, once', () => {
    const link = html`<a href="${HOSTILE}">${HOSTILE}</a>`
    const escaped = '&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;'
    expect(link.markup).toBe(`<a href="${escaped}">${escaped}</a>`)
    expect(html`<p>${link}</p>`.markup).toBe(`<p>${link.markup}</p>`)
  })

  test('joins arrays, writes numbers, and drops what is absent', () => {
    expect(html`<p>${['a', 1, html`<br>`]}${null}${undefined}${false}</p>`.markup).toBe('<p>a1<br></p>')
    expect(joined([html`<b>a</b>`, '<'], ' & ').markup).toBe('<b>a</b> &amp; &lt;')
  })

  test('has no character that XML forbids, since one of them makes a picture unreadable', () => {
    expect(svg`<title>${'a\u0000b\ud800c\uffffd\te'}</title>`.markup).toBe('<title>abcd\te</title>')
  })

  test('takes text as markup only from trusted', () => {
    expect(html`<p>${trusted('<b>a</b>')}</p>`.markup).toBe('<p><b>a</b></p>')
    // An object of the same shape, from JSON of a user.
    const forged = JSON.parse('[{"markup":"<script>"}]') as never
    expect(() => html`<p>${forged}</p>`).toThrow(TypeError)
  })
})

test('markup within an untagged template or a join of strings throws', () => {
  const item = html`<li>a</li>`
  expect(() => `<ul>${item}</ul>`).toThrow('Markup is not text')
  expect(() => [item, item].join('\n')).toThrow('Markup is not text')
})

test('raw text does not compile where a page takes markup, and neither does a value that is true', () => {
  const text: string = HOSTILE
  // @ts-expect-error A page takes markup only.
  const shown = page({ title: 'x', root: '', content: text })
  expect(shown.html.markup).not.toContain('<script>')
  const isTrue: boolean = true
  // @ts-expect-error True would be dropped like false.
  expect(() => html`${isTrue}`).toThrow(TypeError)
})

test('the description of a field is escaped, and its code is marked', () => {
  const hint = 'At most `a<b>` & <i>more</i>'
  const field = { kind: 'text', path: 'name', name: 'name', hint, isRequired: false } as const
  const shown = fieldHtml(field as never, { given: new Map(), part: 'body' }).markup
  expect(shown).toContain('At most <code>a&lt;b&gt;</code> &amp; &lt;i&gt;more&lt;/i&gt;')
})
