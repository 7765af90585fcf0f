import type { FinancingSettings } from './integrations.ts'

/** The page that holds the lender's widget and nothing else. */
export const FINANCING_FRAME = '/embed/financing'

/** On the place of the widget in that page, with what starts it. */
export const widget = 'data-widget'

/** What starts the widget: its script, and the one call that is waiting for it. */
export type WidgetStart = {
  scriptUrl: string
  settings: {
    debug: boolean
    variables: { slug: string; name: string }
    styles: { primaryColor: string; secondaryColor: string; fontFamily: string }
  }
  sections: string[]
}

/** undefined while no slug is configured. */
export function widgetStart(financing: FinancingSettings): WidgetStart | undefined {
  const { slug, name, debug, primaryColor, secondaryColor, fontFamily, scriptUrl, sections } = financing
  if (!slug) return undefined
  return {
    scriptUrl,
    settings: { debug, variables: { slug, name }, styles: { primaryColor, secondaryColor, fontFamily } },
    sections,
  }
}
