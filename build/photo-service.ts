import type { LocalImageService } from 'astro'
import sharp from 'astro/assets/services/sharp'

/**
 * The width phones take, banners first of all. Such a file is worth twice the work, and it is drawn two or three pixels
 * to a point: nobody tells this quality there from that of the other widths, which takes two thirds more bytes. A busy
 * picture, leaves and ripples, hides more still.
 */
const PHONE = { width: 800, quality: 42, effort: 2, busy: { bytesOfPixel: 0.0375, quality: 36 } }

/**
 * Astro's own, but two photographs of the same size share that part of their names, which is named again and again:
 * what tells them apart is the hash of the photograph itself. Pages weigh a few hundred bytes less.
 */
const service: LocalImageService = {
  ...sharp,
  propertiesToHash: ['width', 'height', 'format', 'quality'],
  transform: (photo, wanted, config, logger) =>
    wanted.width === PHONE.width && wanted.format === 'avif'
      ? forPhones(photo, wanted, config, logger)
      : sharp.transform(photo, wanted, config, logger),
}

export default service

const forPhones: LocalImageService['transform'] = async (photo, wanted, config, logger) => {
  const settings = { ...config.service.config, avif: { effort: PHONE.effort } }
  const patient = { ...config, service: { ...config.service, config: settings } }
  const at = (quality: number) => sharp.transform(photo, { ...wanted, quality }, patient, logger)
  const usual = await at(PHONE.quality)
  const pixels = PHONE.width * Number(wanted.height)
  return usual.data.byteLength > PHONE.busy.bytesOfPixel * pixels ? at(PHONE.busy.quality) : usual
}
