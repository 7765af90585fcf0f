export type Mail = { headers: Record<string, string[]>; text: string }

/** Reads a mail of one text part: enough to see what a receiver sees. */
export function readMail(raw: string): Mail {
  const end = raw.indexOf('\r\n\r\n')
  const headers: Record<string, string[]> = {}
  for (const line of raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const colon = line.indexOf(':')
    const values = (headers[line.slice(0, colon).toLowerCase()] ??= [])
    values.push(decodeWords(line.slice(colon + 1).trim()))
  }
  const body = raw.slice(end + 4)
  return { headers, text: decodeBody(body, headers['content-transfer-encoding']?.[0] ?? '7bit') }
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString().replaceAll('\r\n', '\n')
  const plain = body.replaceAll('\r\n', '\n')
  return encoding === 'quoted-printable' ? unquote(plain.replace(/=\n/g, '')) : plain
}

function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?(.)\?(.*?)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : unquote(text.replaceAll('_', ' ')),
    )
}

function unquote(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
