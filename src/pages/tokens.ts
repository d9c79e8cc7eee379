/** The ground of every page by day and by night. */
export const PAGE_COLORS = { light: '#fdfaf2', dark: '#12162b' } as const

/**
 * The colours, sizes and type of every page, as CSS custom properties. The contrast of each text with page and surface is at
 * least 4.5 (WCAG 2.2, 1.4.3).
 */
export const TOKENS = `
:root {
  color-scheme: light dark;
  --page: ${PAGE_COLORS.light}; --surface: #ffffff; --ink: #211d1b; --soft: #6b625a; --rule: #d8cfbf;
  --primary: #1f2444; --on-primary: #fdfaf2; --gold: #94702f; --gold-text: #7d5d22;
  --good: #2f6b4f; --warn: #8a5a00; --bad: #a3302b; --info: #2b6391;
  --serif: 'EB Garamond', Georgia, serif; --sans: 'Alegreya Sans', system-ui, sans-serif;
  --mono: ui-monospace, monospace;
  --text-14: 0.875rem; --text-16: 1rem; --text-18: 1.125rem; --text-22: 1.375rem; --text-28: 1.75rem; --text-40: 2.5rem;
  --space-4: 0.25rem; --space-8: 0.5rem; --space-12: 0.75rem; --space-16: 1rem; --space-24: 1.5rem;
  --space-32: 2rem; --space-48: 3rem; --space-64: 4rem;
  --radius: 6px; --shadow: 0 1px 3px rgb(33 29 27 / 0.18);
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: ${PAGE_COLORS.dark}; --surface: #1c2140; --ink: #f1ecdf; --soft: #b3ad9f; --rule: #343a5c;
    --primary: #dcc48f; --on-primary: #12162b; --gold: #dcc48f; --gold-text: #dcc48f;
    --good: #8fc7a8; --warn: #e0b060; --bad: #f09a90; --info: #8fb8e0;
    --shadow: 0 1px 3px rgb(0 0 0 / 0.5);
  }
}`
