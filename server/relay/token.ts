import { createHmac, timingSafeEqual } from 'node:crypto'

/** Says when a form was first touched, in a way only we can write. Nothing is kept for it. */
export function createToken(secret: string, now: number): string {
  const issued = now.toString(36)
  return `${issued}.${sign(secret, issued)}`
}

export type TokenVerdict = 'absent' | 'fine' | 'forged' | 'too-fast'

/** A missing token is no offence: without JavaScript, or on a bad line, there is none. An old one neither. */
export function judgeToken(secret: string, token: string, now: number, minFillMs: number): TokenVerdict {
  if (token === '') return 'absent'
  const [issued = '', signature = ''] = token.split('.')
  const expected = Buffer.from(sign(secret, issued))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged'
  return now - parseInt(issued, 36) < minFillMs ? 'too-fast' : 'fine'
}

function sign(secret: string, issued: string): string {
  return createHmac('sha256', secret).update(issued).digest('base64url')
}
