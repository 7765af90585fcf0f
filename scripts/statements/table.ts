import type { StatementSection } from './read-statements.ts'
import { filesWith, type TestFile } from './read-tests.ts'

/** docs/specification.md: a table a section, the tests of each statement with their files, and what deviates. */
export function tableOf(sections: StatementSection[], tests: TestFile[]): string {
  const all = sections.flatMap(({ statements }) => statements)
  const deviations = all.filter(({ deviation }) => deviation)
  return [
    '# The specification, statement by statement',
    '',
    `${all.length} statements, each with the tests that hold it; ${deviations.length} are met otherwise by decision. Made by \`npm run statements\` from \`tests/specification/statements.yaml\` and the tests; a unit test fails when a statement has none.`,
    '',
    '## Deviations by decision',
    '',
    ...deviations.map(({ says, deviation }) => `- **${says}** ${deviation}`),
    ...sections.flatMap((section) => ['', ...sectionOf(section, tests)]),
    '',
  ].join('\n')
}

function sectionOf({ section, statements }: StatementSection, tests: TestFile[]): string[] {
  const rows = statements.map(({ says, tests: titles }) => {
    const held = titles.map((title) => `${title} (${filesWith(title, tests).map(linkTo).join(', ')})`)
    return `| ${cell(says)} | ${cell(held.join('; '))} |`
  })
  return [`## ${section}`, '', '| Statement | Held by |', '|---|---|', ...rows]
}

function linkTo(file: string): string {
  return `[${file.split('/').at(-1)}](../${file})`
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}
