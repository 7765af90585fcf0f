import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Document, isMap, isSeq, parseDocument, visit } from 'yaml'
import { lawFile } from '#reading/law.ts'
import { listFiles } from '#reading/source.ts'
import { practiceOf } from './practice.ts'
import type { Answers } from './questions.ts'
import { retell } from './retell.ts'

/** Makes the content in a folder another practice's, as far as answers can: names, place, hours; the rest is emptied. */
export function adopt(content: string, answers: Answers): void {
  const before = parseDocument(readFileSync(join(content, 'practice.yaml'), 'utf8')).toJS()
  const practice = practiceOf(answers)
  edit(content, 'practice.yaml', (document) => {
    for (const [key, value] of Object.entries(practice)) document.set(key, value)
  })
  edit(content, 'navigation.yaml', withoutSisterSite)
  edit(content, 'launch.yaml', unanswered)
  writeLaw(content, lawFile(before), lawFile(practice))
  for (const file of listFiles(content, '').filter((name) => isText.test(name))) {
    const text = readFileSync(join(content, file), 'utf8')
    const now = retell(text, before, practice)
    if (now !== text) writeFileSync(join(content, file), now)
  }
  for (const file of listFiles(content, '').filter((name) =>
    /^(?:es\/)?(?:pages|treatments)\/.*\.yaml$/.test(name),
  ))
    edit(content, file, (document) => {
      if (document.hasIn(['reviewed', 'by'])) document.setIn(['reviewed', 'by'], null)
      if (document.hasIn(['reviewed', 'on'])) document.setIn(['reviewed', 'on'], null)
      if (document.has('translator')) document.set('translator', { by: null, on: null })
      countAnew(document, practice)
    })
}

/** Not what practice.yaml and the law say already, nor what is asked before the launch. */
const isText = /^(?!practice\.yaml|launch\.yaml|law\/).*\.(?:yaml|md)$/

/** The menu's link to the sister site goes: the new practice may have none. */
function withoutSisterSite(document: Document): void {
  const menu = document.get('menu')
  if (isSeq(menu)) menu.items = menu.items.filter((entry) => !isMap(entry) || !entry.has('external'))
}

/** Answers, proofs and signatures were another's. What the site came with stays: none of it may be left. */
function unanswered(document: Document): void {
  const kept = new Set(['cameWith', 'question'])
  visit(document, {
    Pair(_, pair) {
      const key = String(pair.key)
      if (kept.has(key)) return visit.SKIP
      if (key === 'patientPictures') pair.value = document.createNode({})
      else if (!isMap(pair.value)) pair.value = document.createNode(null)
      return undefined
    },
  })
}

/** The same entries for the new state, each to be written by somebody who knows its law. */
function writeLaw(content: string, from: string, to: string): void {
  if (existsSync(join(content, to))) return
  const law = parseDocument(readFileSync(join(content, from), 'utf8'))
  for (const id of Object.keys(law.toJS())) {
    law.setIn([id, 'text'], null)
    law.deleteIn([id, 'source'])
  }
  mkdirSync(dirname(join(content, to)), { recursive: true })
  writeFileSync(join(content, to), String(law))
}

/** Figures of the practice follow its answers; a rating goes until there is proof of one. */
function countAnew(document: Document, { hours }: ReturnType<typeof practiceOf>): void {
  const [first] = hours
  const perDay = Number.parseInt(first!.closes, 10) - Number.parseInt(first!.opens, 10)
  const days = new Set(hours.flatMap((one) => one.days)).size
  visit(document, {
    Pair(_, pair) {
      if (String(pair.key) !== 'figures' || !isSeq(pair.value)) return
      pair.value.items = pair.value.items.filter(
        (figure) =>
          !isMap(figure) ||
          !/\brating\b|\breviews?\b|calificación|reseñas/i.test(String(figure.get('label'))),
      )
      for (const figure of pair.value.items.filter((one) => isMap(one))) {
        if (/\bdays? a week\b|días a la semana/i.test(String(figure.get('label')))) figure.set('value', days)
        if (/\bhours we're open\b|horas que abrimos/i.test(String(figure.get('label'))))
          figure.set('value', perDay)
      }
    },
  })
}

function edit(content: string, file: string, change: (document: Document) => void): void {
  const path = join(content, file)
  const text = readFileSync(path, 'utf8')
  const document = parseDocument(text)
  const before = JSON.stringify(document.toJS())
  change(document)
  // A file that nothing concerns keeps its every byte.
  if (JSON.stringify(document.toJS()) !== before) writeFileSync(path, document.toString({ lineWidth: 0 }))
}
