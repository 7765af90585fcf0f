/** The YAML between two '---' lines at the top of a Markdown file, and the rest. A YAML file is all front. */
export function splitFrontMatter(file: string, text: string): { front: string; body: string } {
  if (!file.endsWith('.md')) return { front: text, body: '' }
  const [whole, front = '', body = ''] = /^---\r?\n([^]*?\r?\n)---(?:\r?\n([^]*))?$/.exec(text) ?? []
  return whole === undefined ? { front: '', body: text } : { front, body }
}

/** The text of a file from its two parts. */
export function joinFrontMatter(file: string, front: string, body: string): string {
  return file.endsWith('.md') ? `---\n${front}---\n${body}` : front
}
