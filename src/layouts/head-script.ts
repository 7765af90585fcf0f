import { holdSubmit } from '#components/SiteForm/hold-submit.ts'
import { relayPaths } from '#lib/forms/relay-protocol.ts'
import type { PictureSource } from '#components/ui/Photo/Photo.tsx'
import { clockAt, type Light, lights, type OpeningSchedule, clockSentence } from '#lib/practice-clock.ts'

/**
 * Runs before the first paint. Sets data-light on the root element by the time of day, or by ?hour=. On the home page it
 * also loads the banner's picture for that time at once, and writes the sentence about the time.
 */
export function headScript(
  opening: OpeningSchedule,
  { wall, holdsForms }: { wall?: Record<Light, PictureSource[]>; holdsForms: boolean },
): string {
  const asked = `/[?&]hour=(${lights.join('|')})\\b/.exec(location.search)?.[1]`
  const lines = [
    `const clock=(${clockAt})(new Date,${JSON.stringify(opening)})`,
    `const asked=${asked},light=asked??clock.light`,
    'const{dataset}=document.documentElement',
    'dataset.light=light',
    renderAllSource,
    previewSeenSource,
    ...(wall ? [preloadSource(wall), pictureSource, sentenceSource] : []),
    ...(holdsForms ? [`(${holdSubmit})(${JSON.stringify(relayPaths.health)})`] : []),
  ]
  return `{${lines.join(';')}}`
}

/** Turns content-visibility.css off after a reload or Back and for a text fragment: the browser scrolls to a position. */
const renderAllSource = `const visit=performance.getEntriesByType("navigation")[0]
if(visit&&(visit.type!=="navigate"||visit.name.includes(":~:text=")))dataset.renderAll=""`

/** The preview notice is a tab from the second page on. Access to the storage throws if it is forbidden. */
const previewSeenSource = `try{if(sessionStorage.getItem("preview-seen")!==null)dataset.previewSeen=""}catch{}`

/** The parser reaches the picture only when the style sheet has loaded, because of the inline scripts of Astro's islands. */
function preloadSource(wall: Record<Light, PictureSource[]>): string {
  return `const source=${JSON.stringify(wall)}[light].find(({media})=>!media||matchMedia(media).matches)
document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"image",type:"image/avif",fetchPriority:"high",imageSrcset:source.srcSet,imageSizes:source.sizes}))`
}

const pictureSource = `new MutationObserver((_,observer)=>{
const picture=document.querySelector("[data-picture-for="+light+"] img")
if(!picture)return
picture.loading="eager"
observer.disconnect()}).observe(document,{childList:true,subtree:true})`

const sentenceSource = `document.addEventListener("readystatechange",()=>{
const line=document.querySelector("[data-time-sentence]"),sentences=JSON.parse(line.dataset.timeSentence)
line.textContent=light===clock.light?(${clockSentence})(clock,sentences):sentences.other[light]},{once:true})`
