import { createTransport } from 'nodemailer'
import type { Settings } from '../settings.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Hands mails to the SMTP server of the settings. */
export class Mailer {
  private readonly transport
  private readonly from: string

  constructor({ smtp, from }: NonNullable<Settings['mail']>) {
    this.transport = createTransport(smtp)
    this.from = from
  }

  async send({ to, subject, text }: Mail): Promise<void> {
    await this.transport.sendMail({ from: this.from, to, subject, text })
  }

  close(): void {
    this.transport.close()
  }
}
