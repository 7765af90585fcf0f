import sharp from 'astro/assets/services/sharp'

/**
 * Astro's own, but two photographs of the same size share that part of their names, which is named again and again:
 * what tells them apart is the hash of the photograph itself. Pages weigh a few hundred bytes less.
 */
export default { ...sharp, propertiesToHash: ['width', 'height', 'format', 'quality'] }
