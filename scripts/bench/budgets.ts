/** What a visit may cost. scripts/bench.ts prints all of it beside what was measured; `npm test` holds pages to the bytes, but for the document's. */
export const budgets = {
  /** Bytes over the wire at 390px, opened cold and left alone. */
  // The manifest is linked by the first script, and no longer shares the line with the banner.
  contentScript: 6_200,
  /** With its headers it then fits into the first ten packets a server sends: one more costs a round trip. Reported only. */
  document: 13_450,
  // Cards as sharp as a phone's screen, Spanish letters: readers have more of these bytes than they had of the fewer.
  contentWithoutBanner: 80_000,
  content: 115_000,
  home: 130_000,
  /** Milliseconds on Lighthouse's simulated phone. */
  lcp: 1300,
  tbt: 50,
  cls: 0,
  score: 100,
  worstScore: 99,
  /** Milliseconds from a press to the next paint, at a quarter of the speed. */
  paint: 100,
  /** The same for the slowest of five visits. */
  slowestPaint: 150,
  buildSeconds: 60,
}
