/** Other companies a page may contact, as content/integrations.yaml says it. */
export type Integrations = {
  analytics: AnalyticsSettings
  financing: FinancingSettings
  video: {
    /** Origin of the player that stands in a frame. */
    host: string
    privacy: string
  }
  mail: { privacy: { relay: string; cloud: string } }
}

export type AnalyticsSettings = {
  /** null: nobody is counted and nobody is asked. */
  measurementId: string | null
  consent: 'ask' | 'granted'
  /** The only keys of an address's query that are counted. */
  query: string[]
  scriptUrl: string
  privacy: { off: string; ask: string; granted: string }
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
