import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A point in time by the machine's clock, which may be set, and by this process's own, which is never. */
export type Moment = { wall: number; steady: number; process: string }

/** Says when a form was first touched, in a way only we can write. It is good for one message. */
export function createToken(secret: string, { wall, steady, process }: Moment): string {
  const nonce = randomBytes(9).toString('base64url')
  // Rounded down: a token must not seem younger than nothing to who sends it back within the millisecond.
  const issued = [wall.toString(36), Math.floor(steady).toString(36), process, nonce].join('.')
  return `${issued}.${sign(secret, issued)}`
}

export type TokenVerdict = 'absent' | 'fine' | 'forged' | 'too-fast'

/** Without JavaScript, or on a bad line, there is none. An old one is as good as a new one. */
export function judgeToken(secret: string, token: string, now: Moment, minFillMs: number): TokenVerdict {
  if (token === '') return 'absent'
  const end = token.lastIndexOf('.')
  const issued = token.slice(0, Math.max(0, end))
  const expected = Buffer.from(sign(secret, issued))
  const given = Buffer.from(token.slice(end + 1))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged'
  const age = ageOf(issued, now)
  // Below zero another process's clock was set back since, or is ahead of ours: that says nothing of the sender.
  return age >= 0 && age < minFillMs ? 'too-fast' : 'fine'
}

/** By the clock that is never set, if it was this process that wrote the token. */
function ageOf(issued: string, now: Moment): number {
  const [wall = '', steady = '', process] = issued.split('.')
  return process === now.process ? now.steady - parseInt(steady, 36) : now.wall - parseInt(wall, 36)
}

function sign(secret: string, issued: string): string {
  return createHmac('sha256', secret).update(issued).digest('base64url')
}
