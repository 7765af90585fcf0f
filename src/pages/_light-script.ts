import { lightOf, nowLine, turnedLine } from '#blocks/Hero/Hero.behaviour.ts'
import type { Film } from '#lib/model/photo.ts'
import { clockAt, type Light, lights, type Opening, sentenceAt } from '#lib/practice-clock.ts'
import { preloadsOf } from '#ui/Photo/Photo.tsx'

/**
 * The inline script of every page's head: before the first paint it sets the light of this hour, or of ?hour=, on the
 * root, which decides the palette. On the home page it also asks for that light's picture, which no tag names in time, and
 * says the hour as soon as the line for it has been parsed. Once the first frame is painted it sends for the page's
 * script, which the build puts into a template (site/finish.ts).
 */
export function lightScript(opening: Opening, room?: Record<Light, Film>): string {
  const asked = `/[?&]hour=(${lights.join('|')})\\b/.exec(location.search)?.[1]`
  const lines = [
    `const clock=(${clockAt})(new Date,${JSON.stringify(opening)})`,
    `const asked=${asked},light=asked??clock.light`,
    'document.documentElement.dataset.light=light',
    ...(room ? [preload(room), say] : []),
    startAfterPaint,
  ]
  // Indented as functions are written, it would be a quarter longer.
  return `{${lines.join(';')}}`.replaceAll(/\n\s+/g, '\n')
}

const startAfterPaint =
  'requestAnimationFrame(()=>setTimeout(()=>{const start=document.querySelector("#start");start?.replaceWith(start.content)}))'

function preload(room: Record<Light, Film>): string {
  const pictures = lights.map((light) => [light, preloadsOf(room[light].poster)])
  return `for(const{media,files,sizes}of(${JSON.stringify(Object.fromEntries(pictures))})[light]){
const link=document.createElement("link")
for(const[name,value]of Object.entries({rel:"preload",as:"image",type:"image/avif",fetchpriority:"high",media,imagesizes:sizes,imagesrcset:files}))link.setAttribute(name,value)
document.head.append(link)}`
}

const say = `document.addEventListener("readystatechange",()=>{
const line=document.querySelector("[${nowLine}]"),button=document.querySelector("button[${lightOf}="+light+"]")
line.textContent=asked&&asked!==clock.light?button.getAttribute("${turnedLine}"):(${sentenceAt})(clock,JSON.parse(line.getAttribute("${nowLine}")))},{once:true})`
