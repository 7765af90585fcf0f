import type { LocalImageService } from 'astro'
import sharp from 'astro/assets/services/sharp'

/**
 * The width phones take, banners first of all. Such a file is worth twice the work, and it is drawn two or three pixels
 * to a point: nobody tells this quality there from that of the other widths, which takes two thirds more bytes. A busy
 * picture, leaves and ripples, hides more still.
 */
const PHONE = { width: 800, quality: 42, effort: 2, busy: { bytesOfPixel: 0.0375, quality: 36 } }
/** From this width on a file takes less work: most of a first build's time went into them, for a twentieth of their bytes. */
const LARGE = { width: 1280, effort: 0 }

/**
 * Astro's own, but two photographs of the same size share that part of their names, which is named again and again:
 * what tells them apart is the hash of the photograph itself. Pages weigh a few hundred bytes less.
 */
const service: LocalImageService = {
  ...sharp,
  propertiesToHash: ['width', 'height', 'format', 'quality'],
  transform: async (photo, wanted, config, logger) => {
    const { width = 0, height, format } = wanted
    const isForPhones = width === PHONE.width && format === 'avif'
    const effort = isForPhones ? PHONE.effort : width >= LARGE.width ? LARGE.effort : undefined
    const avif = { ...config.service.config['avif'], ...(effort !== undefined && { effort }) }
    const settings = { ...config, service: { ...config.service, config: { ...config.service.config, avif } } }
    const at = (quality = wanted.quality) => sharp.transform(photo, { ...wanted, quality }, settings, logger)
    if (!isForPhones) return at()
    const usual = await at(PHONE.quality)
    const pixels = PHONE.width * Number(height)
    return usual.data.byteLength > PHONE.busy.bytesOfPixel * pixels ? at(PHONE.busy.quality) : usual
  },
}

export default service
