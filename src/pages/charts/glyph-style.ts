/** The rules of glyphs within text. */
export const GLYPHS = `
svg.glyph { width: 1.15em; height: 1.15em; vertical-align: -0.2em; fill: none; stroke: currentcolor; stroke-width: 1.7;
  stroke-linecap: round; stroke-linejoin: round }
.glyph.of-fire { color: var(--bad) } .glyph.of-earth { color: var(--good) } .glyph.of-air { color: var(--warn) } .glyph.of-water { color: var(--info) }
.glyph.opposition, .glyph.square { color: var(--bad) } .glyph.trine { color: var(--info) } .glyph.sextile, .glyph.quincunx { color: var(--good) }
.glyph.conjunction { color: var(--gold-text) }
.named, .place-in-sign { white-space: nowrap }`
