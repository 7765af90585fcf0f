import type { Practice } from '#lib/model/practice.ts'
import type { Source as Work } from '#lib/model/source.ts'
import { stateName } from '#lib/states.ts'
import type { Problem } from './content-error.ts'
import type { Content } from './files.ts'
import { parse } from './parse.ts'
import { lawSchema } from './schemas/law.ts'
import { readSource } from './source.ts'
import { inSpanish } from './spanish/phrases.ts'

/** An entry of the state's file. Where nobody has written it, what names it is left out. */
export type Law = { asks: string; text: string | null; source?: Work | undefined }

/** 'NC' -> 'law/north-carolina.yaml' */
export function lawFile({ address }: Pick<Practice, 'address'>): string {
  const name = stateName(address.region) ?? address.region
  return `law/${name.toLowerCase().replaceAll(' ', '-')}.yaml`
}

/** The law of the state that the practice is in. */
export function readLaw(
  { root, language }: Content,
  practice: Practice,
  problems: Problem[],
): Map<string, Law> {
  const english = readSource(root, lawFile(practice), problems)
  const source = english && language === 'es' ? inSpanish(root, english, problems) : english
  const entries = parse(lawSchema, source, problems) ?? {}
  return new Map(Object.entries(entries))
}
