import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Package = { name: string; version: string; license?: string; dependencies?: Record<string, string> }

/** Build tools whose own code ends up in the pages. */
const LEAVE_CODE_IN_PAGES = ['astro', '@astrojs/react', 'tailwindcss']

const LICENSE_FILE = /^(licen[cs]e|copying|ofl)(\.|-|$)/i

export async function writeNotice(distDir: string, projectDir = process.cwd()): Promise<void> {
  const text = noticeText(projectDir)
  await writeFile(join(distDir, 'NOTICE'), text)
  await writeFile(join(distDir, 'public', 'NOTICE.txt'), text)
}

function noticeText(projectDir: string): string {
  const modules = join(projectDir, 'node_modules')
  const { dependencies = {} } = readPackage(projectDir)
  const shipped = new Map<string, string>()
  for (const name of Object.keys(dependencies)) collect(modules, name, shipped)
  for (const name of LEAVE_CODE_IN_PAGES) shipped.set(name, describe(join(modules, name)))
  const sections = [...shipped].toSorted(([a], [b]) => a.localeCompare(b)).map(([, text]) => text)
  return `This site contains the following works of others.\n\n${sections.join('\n\n')}\n`
}

function collect(modules: string, name: string, shipped: Map<string, string>): void {
  const folder = join(modules, name)
  if (shipped.has(name) || !existsSync(folder)) return
  shipped.set(name, describe(folder))
  for (const needed of Object.keys(readPackage(folder).dependencies ?? {})) collect(modules, needed, shipped)
}

function describe(folder: string): string {
  const { name, version, license } = readPackage(folder)
  if (!license) throw new Error(`${name} ${version} names no license: it may not be shipped`)
  const file = readdirSync(folder).find((entry) => LICENSE_FILE.test(entry))
  const terms = file ? `\n\n${readFileSync(join(folder, file), 'utf8').trim()}` : ''
  return `${'-'.repeat(80)}\n${name} ${version} (${license})${terms}`
}

function readPackage(folder: string): Package {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package
}
