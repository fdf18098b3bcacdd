import { createTransport } from 'nodemailer'
import type { Settings } from '../settings.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Where its reader says that they want no more of them. */
  readonly quiet?: string
}

/** Hands mails to the SMTP server of the settings. */
export class Mailer {
  private readonly transport
  private readonly from: string

  constructor({ smtp, from }: NonNullable<Settings['mail']>) {
    this.transport = createTransport(smtp)
    this.from = from
  }

  async send({ to, subject, text, quiet }: Mail): Promise<void> {
    // mail programs show a button for it (RFC 8058)
    const headers =
      quiet === undefined
        ? {}
        : { 'List-Unsubscribe': `<${quiet}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    await this.transport.sendMail({ from: this.from, to, subject, text, headers })
  }

  close(): void {
    this.transport.close()
  }
}
