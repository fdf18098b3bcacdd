import { SMTPServer } from 'smtp-server'
import { freePort } from './postgres.ts'

/** A real mail server on this machine, and what has come to it. */
export interface Mailbox {
  readonly smtp: string
  readonly mails: readonly string[]
  /** The first mail to an address that has that in it, when it has come. */
  mailTo(address: string, about?: string): Promise<string>
  stop(): Promise<void>
}

const patience = 120_000

export async function startMailbox(): Promise<Mailbox> {
  const mails: string[] = []
  const port = await freePort()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      let text = ''
      stream.on('data', (part) => {
        text += part
      })
      stream.on('end', () => {
        mails.push(text.replaceAll('=\r\n', '').replaceAll('=3D', '='))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve())
  })
  return {
    smtp: `smtp://127.0.0.1:${port}`,
    mails,
    mailTo: async (address, about = '') => {
      const end = Date.now() + patience
      for (;;) {
        const found = mails.find((each) => each.includes(`To: ${address}`) && each.includes(about))
        if (found !== undefined) return found
        if (Date.now() > end) throw new Error(`no mail to ${address} in ${mails.length}`)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
      }),
  }
}
