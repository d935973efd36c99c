export type S3Reply = { status?: number; headers?: Record<string, string>; body?: Buffer | string }

/** An error response with S3's code and HTTP status. */
export class S3Failure extends Error {
  readonly code: string
  readonly status: number

  constructor(code: string, status: number) {
    super(`${code} (${status})`)
    this.name = 'S3Failure'
    this.code = code
    this.status = status
  }
}

export function failureReply({ code, status }: S3Failure): S3Reply {
  return { status, ...xmlReply(element('Error', element('Code', code) + element('Message', code))) }
}

export function xmlReply(xml: string): S3Reply {
  return { headers: { 'content-type': 'application/xml' }, body: `<?xml version="1.0" encoding="UTF-8"?>${xml}` }
}

/** `content` has to be XML; escape plain text with `text`. */
export function element(name: string, content: string | number | boolean): string {
  return `<${name}>${content}</${name}>`
}

/** Escapes text for use inside an element. */
export function text(value: string): string {
  return value.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
