import type { FinancingSettings } from './integrations.ts'

export const FINANCING_FRAME_ADDRESS = '/embed/financing'

export function widgetStart(financing: FinancingSettings) {
  const { slug, name, debug, primaryColor, fontFamily, scriptUrl, sections } = financing
  if (!slug) return undefined
  const { secondaryColor = `${primaryColor.slice(0, 7)}10` } = financing
  return {
    scriptUrl,
    settings: { debug, variables: { slug, name }, styles: { primaryColor, secondaryColor, fontFamily } },
    sections,
  }
}

export type WidgetStart = NonNullable<ReturnType<typeof widgetStart>>
