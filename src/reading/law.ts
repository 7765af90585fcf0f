import type { Practice } from '#lib/model/practice.ts'
import type { Source as Work } from '#lib/model/source.ts'
import { stateName } from '#lib/states.ts'
import type { Problem } from './content-error.ts'
import { parse } from './parse.ts'
import { lawSchema } from './schemas/law.ts'
import { readSource } from './source.ts'

/** An entry of the state's file. Where nobody has written it, what names it is left out. */
export type Law = { asks: string; text: string | null; source?: Work | undefined }

/** 'FL' -> 'law/florida.yaml' */
export function lawFile({ address }: Pick<Practice, 'address'>): string {
  const name = stateName(address.region) ?? address.region
  return `law/${name.toLowerCase().replaceAll(' ', '-')}.yaml`
}

/** The law of the state that the practice is in. */
export function readLaw(root: string, practice: Practice, problems: Problem[]): Map<string, Law> {
  const entries = parse(lawSchema, readSource(root, lawFile(practice), problems), problems) ?? {}
  return new Map(Object.entries(entries))
}
