/** Other companies a page may contact, as content/integrations.yaml says it. */
export type Integrations = {
  analytics: AnalyticsSettings
  financing: FinancingSettings
  video: {
    /** Origin of the player that stands in a frame. */
    host: string
    /** In a banner: after a press, or by itself on wide windows. */
    banner: 'press' | 'frame'
    privacy: { press: string; frame: string }
  }
  mail: { privacy: { relay: string; cloud: string } }
}

export type AnalyticsSettings = {
  /** null: nobody is counted and nobody is asked. */
  measurementId: string | null
  consent: 'ask' | 'granted'
  /** The keys of an address's query that are told; 'all' tells the whole of it. */
  query: string[] | 'all'
  /** Pages that are never counted, each with all below it. */
  leftOut: string[]
  scriptUrl: string
  privacy: { off: string; ask: string; granted: string; leftOut: string; wholeQuery: string }
}

export type FinancingSettings = {
  /** null: the explanation and the plain link alone. */
  slug: string | null
  name: string
  scriptUrl: string
  primaryColor: string
  secondaryColor: string
  fontFamily: string
  /** Each is the id of a box that the widget fills. */
  sections: string[]
  debug: boolean
  privacy: { off: string; on: string }
}
