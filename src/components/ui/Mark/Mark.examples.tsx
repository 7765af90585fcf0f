import { practice } from '#workbench/samples.ts'

export const examples = { plain: { drawing: practice.mark } }
