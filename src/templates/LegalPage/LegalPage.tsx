import { formatDate } from '#lib/dates.ts'
import type { Photo } from '#lib/model/photo.ts'
import type { Html } from '#lib/model/text.ts'
import type { Crumb } from '#lib/trail.ts'
import { PageBanner } from '#templates/PageBanner/PageBanner.tsx'
import { Band } from '#ui/Band/Band.tsx'
import { Prose } from '#ui/Prose/Prose.tsx'
import { useWords } from '#ui/words.ts'

export type Legal = { name: string; purpose: string; photo: Photo; effective: string; body: Html }

export function LegalPage({ legal, trail }: { legal: Legal; trail: Crumb[] }) {
  const words = useWords()
  return (
    <>
      <PageBanner page={legal} trail={trail} plain />
      <Band>
        <div className="grid max-w-text gap-8">
          <p className="text-small text-muted">
            {words.pages.effective}{' '}
            <time dateTime={legal.effective}>{formatDate(legal.effective, words)}</time>
          </p>
          <Prose html={legal.body} />
        </div>
      </Band>
    </>
  )
}
