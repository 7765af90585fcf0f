import { type ReactNode, useEffect } from 'react'
import { LanguageProvider } from '#components/ui/words.ts'
import { Band } from '#components/ui/Band/Band.tsx'
import { type Example, type Story, stories } from './stories.ts'

/** React's development build parses HTML text, which Trusted Types forbid. Hot reload runs this module again. */
const { trustedTypes } = globalThis as {
  trustedTypes?: { defaultPolicy: unknown; createPolicy: CreatePolicy }
}
type CreatePolicy = (name: 'default', rules: { createHTML(text: string): string }) => void
if (!trustedTypes?.defaultPolicy) trustedTypes?.createPolicy('default', { createHTML: (text) => text })

/** Hydrates also what is static on the site, because React then reports where server and browser markup differ. */
export function StoryGallery({ staticOnly }: { staticOnly: boolean }) {
  useEffect(() => {
    // After hydration, which compares the markup that main.ts changes.
    void import('../client/main.ts').then(() => (document.documentElement.dataset.hydrated = ''))
  }, [])
  return (
    <LanguageProvider language="en">
      {stories
        .filter((story) => story.staticOnly === staticOnly)
        .map((story) => (
          <StorySection key={story.name} {...story} />
        ))}
    </LanguageProvider>
  )
}

function StorySection({ name, Component, examples }: Story) {
  return (
    <section aria-labelledby={name} data-workbench="story">
      <h2 id={name}>{name}</h2>
      {examples.map(({ anchor, name, background, props }) => (
        <article key={anchor} id={anchor} aria-labelledby={`${anchor}-name`}>
          <h3 id={`${anchor}-name`}>
            <a href={`#${anchor}`}>{name}</a>
          </h3>
          <div data-workbench="frame" data-example={anchor}>
            <Backdrop background={background}>
              <Component {...props} />
            </Backdrop>
          </div>
        </article>
      ))}
    </section>
  )
}

function Backdrop({ background, children }: Pick<Example, 'background'> & { children: ReactNode }) {
  if (background === 'own') return children
  if (background === 'picture') return <div data-workbench="picture">{children}</div>
  return (
    <Band background={background} tight>
      {children}
    </Band>
  )
}
