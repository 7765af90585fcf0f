/** What the social networks ask for: a little wider than 16:9. */
export const cardSize = { width: 1200, height: 630 } as const
