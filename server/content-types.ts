import { extname } from 'node:path'

type ContentType = { type: string; compressible: boolean }

/** One table for our server and for the hosts whose configuration we write, so that all of them agree. */
export const CONTENT_TYPES: Record<string, ContentType> = {
  html: text('text/html'),
  css: text('text/css'),
  js: text('text/javascript'),
  mjs: text('text/javascript'),
  json: text('application/json'),
  map: text('application/json'),
  webmanifest: text('application/manifest+json'),
  xml: text('application/xml'),
  xsl: text('text/xsl'),
  txt: text('text/plain'),
  md: text('text/markdown'),
  ics: text('text/calendar'),
  vtt: text('text/vtt'),
  vcf: text('text/vcard'),
  svg: { type: 'image/svg+xml', compressible: true },
  ico: { type: 'image/x-icon', compressible: true },
  wasm: { type: 'application/wasm', compressible: true },
  avif: binary('image/avif'),
  webp: binary('image/webp'),
  jpg: binary('image/jpeg'),
  jpeg: binary('image/jpeg'),
  png: binary('image/png'),
  gif: binary('image/gif'),
  woff2: binary('font/woff2'),
  woff: binary('font/woff'),
  mp4: binary('video/mp4'),
  webm: binary('video/webm'),
  mp3: binary('audio/mpeg'),
  pdf: binary('application/pdf'),
}

export const UNKNOWN_TYPE = binary('application/octet-stream')

export function contentType(file: string): ContentType {
  return CONTENT_TYPES[extname(file).slice(1).toLowerCase()] ?? UNKNOWN_TYPE
}

function text(type: string): ContentType {
  return { type: `${type}; charset=utf-8`, compressible: true }
}

function binary(type: string): ContentType {
  return { type, compressible: false }
}
