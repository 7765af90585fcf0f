/** What a visit may cost. `npm run bench` prints all of it beside what was measured; `npm test` holds pages to the bytes, but for the document's. */
export const budgets = {
  /** Bytes over the wire at 390px, opened cold and left alone. */
  contentScript: 4_000,
  /** With its headers it then fits into the first ten packets a server sends: one more costs a round trip. Reported only. */
  document: 13_450,
  contentWithoutBanner: 60_000,
  content: 90_000,
  home: 120_000,
  /** Milliseconds on Lighthouse's simulated phone. */
  lcp: 1300,
  tbt: 50,
  cls: 0,
  score: 100,
  worstScore: 99,
  /** Milliseconds from a press to the next paint, at a quarter of the speed. */
  paint: 100,
  buildSeconds: 60,
}
