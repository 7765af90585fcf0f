import { holdSubmit } from '#components/SiteForm/hold-submit.ts'
import { relayPaths } from '#lib/forms/names.ts'
import { clockAt, lights, type OpeningSchedule, clockSentence } from '#lib/practice-clock.ts'

/**
 * The inline script in the head, which runs before the first paint. It sets the light of the hour, or of ?hour=, on the
 * root element for the style sheet. On the home page it also loads the picture of that light at once and says the hour.
 */
export function headScript(
  opening: OpeningSchedule,
  { hasWall, holdsForms }: { hasWall: boolean; holdsForms: boolean },
): string {
  const asked = `/[?&]hour=(${lights.join('|')})\\b/.exec(location.search)?.[1]`
  const lines = [
    `const clock=(${clockAt})(new Date,${JSON.stringify(opening)})`,
    `const asked=${asked},light=asked??clock.light`,
    'const{dataset}=document.documentElement',
    'dataset.light=light',
    setRenderAll,
    setPreviewSeen,
    ...(hasWall ? [loadPicture, sayHour] : []),
    ...(holdsForms ? [`(${holdSubmit})(${JSON.stringify(relayPaths.health)})`] : []),
  ]
  return `{${lines.join(';')}}`
}

/** Renders the whole page at once for a position in it: after a reload, a way back or a text fragment (content-visibility.css). */
const setRenderAll = `const visit=performance.getEntriesByType("navigation")[0]
if(visit&&(visit.type!=="navigate"||visit.name.includes(":~:text=")))dataset.renderAll=""`

/** From the second page of a visit on, the preview notice is a tab. Storage may be forbidden. */
const setPreviewSeen = `try{if(sessionStorage.getItem("preview-seen")!==null)dataset.previewSeen=""}catch{}`

const loadPicture = `new MutationObserver((_,observer)=>{
const picture=document.querySelector("[data-picture-for="+light+"] img")
if(!picture)return
picture.loading="eager"
observer.disconnect()}).observe(document,{childList:true,subtree:true})`

const sayHour = `document.addEventListener("readystatechange",()=>{
const line=document.querySelector("[data-time-sentence]"),sentences=JSON.parse(line.dataset.timeSentence)
line.textContent=light===clock.light?(${clockSentence})(clock,sentences):sentences.other[light]},{once:true})`
