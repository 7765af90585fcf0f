import { holdSubmit } from '#components/SiteForm/hold-submit.ts'
import { relayPaths } from '#lib/forms/names.ts'
import { clockAt, lights, type OpeningSchedule, clockSentence } from '#lib/practice-clock.ts'

/**
 * The inline script of every page's head: before the first paint it sets the light of this hour, or of ?hour=, on the
 * root, which decides the palette. On the home page it also asks for that light's picture as soon as it has been parsed,
 * which is before the style sheet gives it a box, and says the hour.
 */
export function headScript(opening: OpeningSchedule, { hasWall = false, holdsForms = false } = {}): string {
  const asked = `/[?&]hour=(${lights.join('|')})\\b/.exec(location.search)?.[1]`
  const lines = [
    `const clock=(${clockAt})(new Date,${JSON.stringify(opening)})`,
    `const asked=${asked},light=asked??clock.light`,
    'const{dataset}=document.documentElement',
    'dataset.light=light',
    markRenderAll,
    markPreviewSeen,
    ...(hasWall ? [askForPicture, say] : []),
    ...(holdsForms ? [`(${holdSubmit})(${JSON.stringify(relayPaths.health)})`] : []),
  ]
  return `{${lines.join(';')}}`
}

/** Reloaded, reached by the browser's arrows, or led to some words: the page is laid out whole from the start (content-visibility.css). */
const markRenderAll = `const visit=performance.getEntriesByType("navigation")[0]
if(visit&&(visit.type!=="navigate"||visit.name.includes(":~:text=")))dataset.renderAll=""`

/** From the second page of a visit on the notice of samples is a tab. Storage may be refused. */
const markPreviewSeen = `try{if(sessionStorage.getItem("preview-seen")!==null)dataset.previewSeen=""}catch{}`

const askForPicture = `new MutationObserver((_,observer)=>{
const picture=document.querySelector("[data-light-of="+light+"] img")
if(!picture)return
picture.loading="eager"
observer.disconnect()}).observe(document,{childList:true,subtree:true})`

const say = `document.addEventListener("readystatechange",()=>{
const line=document.querySelector("[data-time-line]"),sentences=JSON.parse(line.dataset.timeLine)
line.textContent=light===clock.light?(${clockSentence})(clock,sentences):sentences.other[light]},{once:true})`
