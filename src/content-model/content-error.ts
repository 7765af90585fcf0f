export type Problem = { file: string; field: string; message: string }

export class ContentError extends Error {
  problems: Problem[]

  constructor(problems: Problem[]) {
    const lines = problems.map(({ file, field, message }) =>
      [`  ${file}`, field, message].filter(Boolean).join(': '),
    )
    super(`content/ has ${problems.length} problem(s):\n${lines.join('\n')}`)
    this.name = 'ContentError'
    this.problems = problems
  }
}

/** ['sections', 2, 'title'] -> 'sections[2].title' */
export function fieldPath(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part)}`))
    .join('')
}
