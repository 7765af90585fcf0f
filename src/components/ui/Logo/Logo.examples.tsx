import { practice } from '#workbench/fixtures.ts'

export const examples = { plain: { drawing: practice.logo } }
