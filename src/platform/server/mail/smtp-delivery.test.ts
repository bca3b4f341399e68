import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { GiveUp } from '#server/jobs/job-kind.ts';
import { offeredCalendarType } from '#kernel/calendar-file.ts';
import type { QueuedMail } from './mail.ts';
import { parseSmtpUrl } from './mail-settings.ts';
import { qrPicture } from './qr-picture.ts';
import { createSmtpDelivery } from './smtp-delivery.ts';

const mail: QueuedMail = {
  mailId: '6f2a1c04-6a54-4b86-9a52-0d7f3b5a9d11',
  to: 'hanako@example.jp',
  toName: '山田 花子',
  fromName: '港まつり 2026 — みんなの広場、海と空とたくさんの屋台が待っています',
  subject: '【港まつり】メールアドレスの確認コードのお知らせ（30分以内にご入力ください）',
  text: 'コード\n\n    042817\n',
  html: '<p>コード <b>042817</b></p>',
  language: 'jpn',
  kind: 'registration-code',
};
const now = Date.UTC(2026, 10, 20, 1, 0);
const patience = { connectMs: 300, answerMs: 300, wholeMs: 2_000 };

interface Received {
  raw: Buffer;
  from: string;
  to: string[];
  user: string | undefined;
}

/** A real mail server on this machine. */
async function startSmtp(options: SMTPServerOptions = {}): Promise<{ port: number; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          raw: Buffer.concat(parts),
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          user: session.user as string | undefined,
        });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { port: (server.server.address() as AddressInfo).port, received };
}

const deliveryTo = (url: string) =>
  createSmtpDelivery({
    smtp: parseSmtpUrl(url),
    from: { name: '広場', address: 'noreply@example.jp' },
    clock: () => now,
    patience,
  });
const failure = (sending: Promise<void>): Promise<Error> =>
  sending.then(
    () => new Error('it was sent'),
    (error: Error) => error,
  );

describe('a mail through a real server', () => {
  it('arrives as it was written, in Japanese', async () => {
    const { port, received } = await startSmtp();
    await deliveryTo(`smtp://127.0.0.1:${port}`)(mail);
    expect(received).toHaveLength(1);
    const [{ raw, from, to }] = received as [Received];
    const parsed = await PostalMime.parse(raw);
    expect([from, to]).toEqual(['noreply@example.jp', ['hanako@example.jp']]);
    expect(parsed.subject).toBe(mail.subject);
    expect(parsed.from).toMatchObject({ name: mail.fromName, address: 'noreply@example.jp' });
    expect(parsed.to).toMatchObject([{ name: '山田 花子', address: 'hanako@example.jp' }]);
    expect(parsed.text?.trimEnd()).toBe(mail.text.trimEnd());
    expect(parsed.html?.trimEnd()).toBe(mail.html);
    expect(parsed.messageId).toBe(`<${mail.mailId}@example.jp>`);
    expect(new Date(parsed.date as string).getTime()).toBe(now);
    const headers = Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value]));
    expect(headers).toMatchObject({ 'auto-submitted': 'auto-generated', 'content-language': 'ja' });
    // The wire carries ASCII in lines that every server takes.
    expect(raw.toString()).not.toMatch(/[^\r\n\t -~]/);
    expect(
      Math.max(
        ...raw
          .toString()
          .split('\r\n')
          .map((line) => line.length),
      ),
    ).toBeLessThanOrEqual(78);
  });

  it('shows its pictures itself and brings its files beside them', async () => {
    const { port, received } = await startSmtp();
    const { png, side } = qrPicture('AB12-CD34-EF56.secret');
    const contentId = 'ticket-7.1@event-11.hiroba.test';
    const html = `<p><img src="cid:${contentId}" width="${side}" alt="QR"></p>`;
    const calendar = { name: 'ticket.ics', type: offeredCalendarType, text: 'BEGIN:VCALENDAR\r\n' };
    const picture = { contentId, name: 'ticket-1.png', type: 'image/png', base64: png.toString('base64') };
    await deliveryTo(`smtp://127.0.0.1:${port}`)({ ...mail, html, attachments: [calendar], pictures: [picture] });
    const [{ raw }] = received as [Received];
    // The picture belongs to the HTML, and the file to the mail.
    const kinds = [...raw.toString().matchAll(/^Content-Type: ([\w/]+)/gm)].map(([, kind]) => kind);
    expect(kinds).toEqual([
      'multipart/mixed',
      'multipart/alternative',
      'text/plain',
      'multipart/related',
      'text/html',
      'image/png',
      'text/calendar',
    ]);
    const { attachments } = await PostalMime.parse(raw);
    expect(attachments).toMatchObject([
      { mimeType: 'image/png', disposition: 'inline', related: true, contentId: `<${contentId}>` },
      { mimeType: 'text/calendar', disposition: 'attachment', filename: 'ticket.ics', method: 'PUBLISH' },
    ]);
    expect(Buffer.from(attachments[0]!.content as ArrayBuffer).equals(png)).toBe(true);
  });

  it('says how its reader ends such mails by one click', async () => {
    const { port, received } = await startSmtp();
    const unsubscribe = `https://hiroba.test/chat-mails/7.${'a'.repeat(43)}`;
    await deliveryTo(`smtp://127.0.0.1:${port}`)({ ...mail, unsubscribe });
    const { headers } = await PostalMime.parse(received[0]?.raw ?? '');
    const of = (name: string) => headers.find(({ key }) => key === name)?.value;
    expect([of('list-unsubscribe'), of('list-unsubscribe-post')]).toEqual([
      `<${unsubscribe}>`,
      'List-Unsubscribe=One-Click',
    ]);
  });

  it('carries no header that a text brought', async () => {
    const { port, received } = await startSmtp();
    const evil = 'x\r\nBcc: evil@example.com\r\n\r\n<b>body</b>';
    await deliveryTo(`smtp://127.0.0.1:${port}`)({ ...mail, subject: evil, toName: evil, fromName: `"${evil}` });
    const [{ raw, to }] = received as [Received];
    const parsed = await PostalMime.parse(raw);
    expect(to).toEqual(['hanako@example.jp']);
    expect(parsed.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(parsed.to).toHaveLength(1);
    expect(parsed.html?.trimEnd()).toBe(mail.html);
  });

  it('logs in when the settings say so', async () => {
    const { port, received } = await startSmtp({
      authOptional: false,
      onAuth: ({ username, password }, _session, done) =>
        password === 'p%a:ss' ? done(null, { user: username }) : done(new Error('no')),
    });
    await deliveryTo(`smtp://me%40a.jp:p%25a%3Ass@127.0.0.1:${port}`)(mail);
    expect(received.map(({ user }) => user)).toEqual(['me@a.jp']);
    const error = await failure(deliveryTo(`smtp://me%40a.jp:wrong@127.0.0.1:${port}`)(mail));
    expect(error).toEqual(new Error(`The mail server 127.0.0.1:${port} refused the user or the password of SMTP_URL.`));
  });

  it('is refused for good when the server refuses the address, without repeating it', async () => {
    const { port } = await startSmtp({
      onRcptTo: ({ address }, _session, done) =>
        done(Object.assign(new Error(`5.1.1 No <${address}> here, call 03-1234-567890`), { responseCode: 550 })),
    });
    const error = await failure(deliveryTo(`smtp://127.0.0.1:${port}`)(mail));
    expect(error).toBeInstanceOf(GiveUp);
    expect(error.message).toMatch(/^The mail server 127\.0\.0\.1:\d+ refused the address: 550 5\.1\.1 No </);
    expect(JSON.stringify([error.message, error.stack, error.cause])).not.toMatch(/hanako|042817|567890/);
  });

  it.each([
    ['an address for now', { onRcptTo: 450 }, /refused the address: 450/],
    ['the sender', { onMailFrom: 550 }, /refused the sender of MAIL_FROM: 550/],
  ])('may be tried again when the server refused %s', async (_what, codes, sentence) => {
    const answers = Object.entries(codes).map(([event, responseCode]) => [
      event,
      (_address: unknown, _session: unknown, done: (error: Error) => void) =>
        done(Object.assign(new Error('not now'), { responseCode })),
    ]);
    const { port } = await startSmtp(Object.fromEntries(answers) as SMTPServerOptions);
    const error = await failure(deliveryTo(`smtp://127.0.0.1:${port}`)(mail));
    expect(error).not.toBeInstanceOf(GiveUp);
    expect(error.message).toMatch(sentence);
  });

  it('is refused for good when the server refuses the content', async () => {
    const { port } = await startSmtp({
      onData(stream, _session, done) {
        stream.resume();
        stream.on('end', () => done(Object.assign(new Error('5.7.1 spam: 042817'), { responseCode: 554 })));
      },
    });
    const error = await failure(deliveryTo(`smtp://127.0.0.1:${port}`)(mail));
    expect(error).toEqual(new GiveUp(`The mail server 127.0.0.1:${port} refused the mail: 554 5.7.1 spam: (number).`));
  });

  it('goes to an address in another script where the server takes it', async () => {
    const { port, received } = await startSmtp();
    await deliveryTo(`smtp://127.0.0.1:${port}`)({ ...mail, to: '花子@例え.jp' });
    expect(received.map(({ to }) => to)).toEqual([['花子@例え.jp']]);
  });
});

describe('a mail server that does not answer', () => {
  async function silentServer(): Promise<number> {
    const server: Server = createServer((socket) => socket.on('error', () => {}));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    return (server.address() as AddressInfo).port;
  }

  it('fails with one sentence when no server listens', async () => {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const error = await failure(deliveryTo(`smtp://127.0.0.1:${port}`)(mail));
    expect(error).toEqual(new Error(`The mail server 127.0.0.1:${port} cannot be used: nothing is listening there.`));
  });

  it('is waited for only for a limited time', async () => {
    const port = await silentServer();
    const error = await failure(deliveryTo(`smtp://127.0.0.1:${port}`)(mail));
    expect(error).toEqual(new Error(`The mail server 127.0.0.1:${port} does not answer in time.`));
  });

  it('is not given a password in the clear, unless it is this very machine', async () => {
    const { port, received } = await startSmtp();
    const elsewhere = { ...parseSmtpUrl(`smtp://u:p@127.0.0.1:${port}`), isLocal: false };
    const from = { name: '', address: 'noreply@example.jp' };
    const error = await failure(createSmtpDelivery({ smtp: elsewhere, from, clock: () => now, patience })(mail));
    expect(error.message).toMatch(/offers no connection that is safe \(TLS\)/);
    expect(received).toEqual([]);
  });
});
