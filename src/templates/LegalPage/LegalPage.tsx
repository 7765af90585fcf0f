import { formatDate } from '#lib/dates.ts'
import type { Photo } from '#lib/model/photo.ts'
import type { Html } from '#lib/model/text.ts'
import type { Crumb } from '#lib/trail.ts'
import { PageBanner } from '#templates/PageBanner/PageBanner.tsx'
import { Band } from '#ui/Band/Band.tsx'
import { Prose } from '#ui/Prose/Prose.tsx'

export type Legal = { name: string; purpose: string; photo: Photo; effective: string; body: Html }

export function LegalPage({ legal, trail }: { legal: Legal; trail: Crumb[] }) {
  return (
    <>
      <PageBanner page={legal} trail={trail} plain />
      <Band>
        <div className="grid max-w-text gap-8">
          <p className="text-small text-muted">
            Effective <time dateTime={legal.effective}>{formatDate(legal.effective)}</time>
          </p>
          <Prose html={legal.body} />
        </div>
      </Band>
    </>
  )
}
