import { parse } from 'yaml'
import { startAnalytics } from './stand-ins/analytics.ts'
import { startFinancing } from './stand-ins/financing.ts'
import { loopback } from './stand-ins/stand-in.ts'
import { startVideo } from './stand-ins/video.ts'
import { startVariant } from './variant.ts'

export const measurementId = 'G-TEST12345'
/** A film on the video site: in a section of one page, in the banner of another, in the gallery of a third. */
export const film = {
  id: 'aqz-KE-bpKQ',
  page: '/telemedicine',
  banner: '/house-calls',
  gallery: '/our-practice',
  link: 'A film on the video site',
}

const port = Number(process.env['TEST_PORT'] ?? 4517)
const ports = { analytics: port + 2, financing: port + 3, video: port + 4 }

/** The site with every outside service set up, and a server on this machine in the place of each. */
export async function startServices() {
  // The origins are written into the pages, so the build belongs to them.
  const site = await startVariant(`services-${port}`, import.meta.filename, (copy) => {
    const set = (path: string[], value: unknown) => copy.set('integrations.yaml', path, value)
    set(['analytics', 'measurementId'], measurementId)
    set(['analytics', 'scriptUrl'], `${loopback(ports.analytics)}/gtag/js`)
    set(['financing', 'slug'], 'sample-practice')
    set(['financing', 'scriptUrl'], `${loopback(ports.financing)}/widgets/widget.js`)
    set(['video', 'host'], loopback(ports.video))
    const sections = parse(copy.read('pages/our-practice.yaml')).sections as { block: string }[]
    const gallery = ['sections', sections.findIndex(({ block }) => block === 'gallery')]
    copy.set('pages/telemedicine.yaml', ['sections', 1, 'videoId'], film.id)
    copy.set('pages/house-calls.yaml', ['banner', 'videoId'], film.id)
    copy.set('pages/our-practice.yaml', [...gallery, 'links', 2], { text: film.link, videoId: film.id })
  })
  const [analytics, financing, video] = await Promise.all([
    startAnalytics(ports.analytics),
    startFinancing(ports.financing),
    startVideo(ports.video),
  ])
  return {
    analytics,
    financing,
    video,
    site,
    async close() {
      await Promise.all([analytics.stop(), financing.stop(), video.stop(), site.close()])
    },
  }
}
