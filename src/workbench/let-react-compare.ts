type TrustedTypes = {
  defaultPolicy: unknown
  createPolicy(name: 'default', rules: { createHTML(text: string): string }): void
}

/**
 * To compare markup, React in development hands it to a spare element as text, which the page's policy (Trusted Types)
 * forbids. For our own examples it may; the React of the published site never asks.
 */
export function letReactCompare(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  // While developing, a saved file runs this once more.
  if (trustedTypes?.defaultPolicy) return
  trustedTypes?.createPolicy('default', { createHTML: (text) => text })
}
