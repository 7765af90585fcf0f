import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { type Mail, readMail } from './read-mail.ts'

/** `cut` takes the whole message and then drops the line without a word, so that nobody knows it arrived. */
export type SinkMode = 'accept' | 'later' | 'never' | 'hang' | 'cut' | 'bad-login'
type Received = Mail & { from: string; to: string[] }

/** A real SMTP server that can misbehave. */
export async function startSink(mode: SinkMode = 'accept', port = 0) {
  const received: Received[] = []
  const attemptsAt: number[] = []
  const sockets = new Set<Socket>()
  const sink = {
    mode,
    received,
    /** When messages were offered. */
    attemptsAt,
    port,
    get url() {
      return `smtp://user:pass@127.0.0.1:${sink.port}`
    },
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }

  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    closeTimeout: 100,
    onAuth: (_auth, _session, done) =>
      sink.mode === 'bad-login' ? done(smtpError(535, 'no such user')) : done(null, { user: 'user' }),
    onRcptTo: (_address, _session, done) => {
      attemptsAt.push(Date.now())
      if (sink.mode === 'later') return done(smtpError(451, 'try again later'))
      if (sink.mode === 'never') return done(smtpError(550, 'no such mailbox'))
      if (sink.mode !== 'hang') done()
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          ...readMail(Buffer.concat(parts).toString()),
        })
        if (sink.mode !== 'cut') return done()
        for (const socket of sockets) socket.destroy()
      })
    },
  })
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  sink.port = (server.server.address() as AddressInfo).port
  return sink
}

function smtpError(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode })
}
