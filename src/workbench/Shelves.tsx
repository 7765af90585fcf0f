import { type ReactNode, useEffect } from 'react'
import { LanguageProvider } from '#components/ui/words.ts'
import { Band } from '#components/ui/Band/Band.tsx'
import { type Example, type Specimen, specimens } from './specimens.ts'

/**
 * To compare markup, React in development hands it to a spare element as text, which the page's policy (Trusted Types)
 * forbids. For our own examples it may; the React of the published site never asks.
 */
const { trustedTypes } = globalThis as { trustedTypes?: { defaultPolicy: unknown; createPolicy: Policy } }
type Policy = (name: 'default', rules: { createHTML(text: string): string }) => void
// While developing, a saved file runs this once more.
if (!trustedTypes?.defaultPolicy) trustedTypes?.createPolicy('default', { createHTML: (text) => text })

/**
 * Every component with each of its examples. All but the still ones are hydrated here, also those that stay plain HTML
 * in the site: whatever server and browser disagree about, React says in the console.
 */
export function Shelves({ still }: { still: boolean }) {
  useEffect(() => {
    // The page's own script changes it, so it waits until React has compared it.
    void import('../client/main.ts').then(() => (document.documentElement.dataset.awake = ''))
  }, [])
  return (
    <LanguageProvider language="en">
      {specimens
        .filter((specimen) => specimen.still === still)
        .map((specimen) => (
          <Shelf key={specimen.name} {...specimen} />
        ))}
    </LanguageProvider>
  )
}

function Shelf({ name, Component, examples }: Specimen) {
  return (
    <section aria-labelledby={name} data-workbench="shelf">
      <h2 id={name}>{name}</h2>
      {examples.map((example) => (
        <article key={example.anchor} id={example.anchor} aria-labelledby={`${example.anchor}-name`}>
          <h3 id={`${example.anchor}-name`}>
            <a href={`#${example.anchor}`}>{example.name}</a>
          </h3>
          <div data-workbench="frame" data-example={example.anchor}>
            <Staged stage={example.stage}>
              <Component {...example.props} />
            </Staged>
          </div>
        </article>
      ))}
    </section>
  )
}

function Staged({ stage, children }: { stage: Example['stage']; children: ReactNode }) {
  if (stage === 'bleed') return children
  if (stage === 'picture') return <div data-workbench="picture">{children}</div>
  return (
    <Band ground={stage} tight>
      {children}
    </Band>
  )
}
