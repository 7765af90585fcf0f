import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { readSite, type Site } from '#reading/site.ts'
import { plainMedia } from '#reading/plain-media.ts'

let site: Site | undefined

/** content/ as the build reads it: tests take names, prices and counts from here. */
export function content(): Site {
  return (site ??= readSite('content', plainMedia('content')))
}

/** One file of content/, as it is written. */
export function contentFile<Shape>(file: string): Shape {
  return parse(readFileSync(`content/${file}`, 'utf8')) as Shape
}

/** 43300 -> '$433' */
export function dollars(cents: number): string {
  return `$${(cents / 100).toLocaleString('en-US')}`
}
