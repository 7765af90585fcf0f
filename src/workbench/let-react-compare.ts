type TrustedTypes = { createPolicy(name: 'default', rules: { createHTML(text: string): string }): void }

/**
 * To compare markup, React in development hands it to a spare element as text, which the page's policy (Trusted Types)
 * forbids. For our own examples it may; the React of the published site never asks.
 */
export function letReactCompare(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', { createHTML: (text) => text })
}
