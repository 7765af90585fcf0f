import type { ComponentProps } from 'react'
import { html, longWord, paragraphs } from '#workbench/fixtures.ts'
import type { Prose } from './Prose.tsx'

export const examples = {
  body: { html: paragraphs },
  lead: { html: paragraphs, variant: 'lead' },
  small: { html: paragraphs, variant: 'small' },
  'every-element': {
    html: html(
      '<h2>A heading</h2><p>A sentence with <em>stress</em>, <strong>weight</strong> and <a href="/contact">a link</a>.</p>' +
        '<h3>A lesser heading</h3><ul><li>One point</li><li>Another point</li></ul>' +
        '<ol><li>First</li><li>Second</li></ol><blockquote><p>A quoted sentence.</p></blockquote>',
    ),
  },
  'longest-word': { html: html(`<p>${longWord}${longWord}</p>`) },
} satisfies Record<string, ComponentProps<typeof Prose>>
